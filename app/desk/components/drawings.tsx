/**
 * The icons of shop and desk, once in every page of the desk: a file of its own would come after the first paint, and
 * each of a list's hundred icons would ask for it. In the browser they are read back from the page, as its styles are.
 */
const drawingsId = "drawings";
const drawings: string = import.meta.env.SSR
  ? prefixed("icon-", (await import("../../assets/icons.svg?raw")).default) +
    prefixed("desk-icon-", (await import("../assets/icons-desk.svg?raw")).default)
  : (document.getElementById(drawingsId)?.innerHTML ?? "");

/** Their names are words that a page's own parts may have as well. */
function prefixed(prefix: string, sprite: string): string {
  return sprite.replaceAll(' id="', ` id="${prefix}`);
}

export function Drawings() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this project.
  return <div id={drawingsId} hidden dangerouslySetInnerHTML={{ __html: drawings }} />;
}
