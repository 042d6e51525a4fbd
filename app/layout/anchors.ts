/** Ids that links inside the page lead to. */
export const mainId = "main";
export const shopLinksId = "shop-links";
export const menuId = "menu";
