/** Ids that links and buttons of the page refer to. */
export const mainId = "main";
export const shopLinksId = "shop-links";
export const menuId = "menu";
