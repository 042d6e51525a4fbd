/** As for the shop's pages: the whole stylesheet stands in each page and is read back from it in the browser. */
export const stylesheetId = "stylesheet";
export const stylesheet: string = import.meta.env.SSR
  ? (await import("./desk.css?inline")).default
  : (document.getElementById(stylesheetId)?.textContent ?? "");
