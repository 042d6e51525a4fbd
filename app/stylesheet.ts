/**
 * The whole stylesheet as text, inlined in every page: the first paint waits for no second request.
 * In the browser it is read back from the page, so that it never enters the script.
 */
export const stylesheetId = "stylesheet";
export const stylesheet: string = import.meta.env.SSR
  ? (await import("./app.css?inline")).default
  : (document.getElementById(stylesheetId)?.textContent ?? "");
