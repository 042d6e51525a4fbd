/** The sessionStorage key of scroll positions, which signing out removes. */
export const scrollKey = "desk-scroll";
