/** Where the browser keeps how far she had scrolled, until she signs out. */
export const scrollKey = "desk-scroll";
