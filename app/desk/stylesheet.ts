/** Inlined into every page; in the browser it is read back from there, so that no script carries it a second time. */
export const stylesheetId = "stylesheet";
export const stylesheet: string = import.meta.env.SSR
  ? (await import("./desk.css?inline")).default
  : (document.getElementById(stylesheetId)?.textContent ?? "");
