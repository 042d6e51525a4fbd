import { fontLinks } from "../ui/font-links.ts";

/** A `rel` and `type` that browsers don't know: nothing is fetched until `startScripts` sets the real ones. */
const deferred = "later";

/**
 * Every page of the desk works without script. On a slow connection its scripts would compete with what is painted, so
 * they start after the first paint, as in the shop's own pages.
 */
export function paintFirst(html: string, nonce: string): string {
  const last = `${fontLinks}<script nonce="${nonce}">(${startScripts})(${JSON.stringify(deferred)})</script></body>`;
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${deferred}"`)
    .replace(/<script([^>]*) type="module" async="">/, `<script$1 type="${deferred}">`)
    .replace("</body>", () => last);
}

/** Serialised into the page, so it may use nothing from this module but its argument. */
function startScripts(name: string): void {
  const start = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${name}]`)) link.rel = "modulepreload";
    for (const text of document.querySelectorAll<HTMLScriptElement>(`script[type=${name}]`)) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = text.nonce;
      script.textContent = text.textContent;
      text.replaceWith(script);
    }
  };
  // The next frame paints what has been parsed; the one after comes when it is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  // Background tabs have no animation frames.
  setTimeout(start, 3000);
}
