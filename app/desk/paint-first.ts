import { fontLinks } from "../ui/font-links.ts";

/**
 * Every page of the desk works without script. On a slow line the scripts would take most of it away from what is to be
 * seen, so they stand in the page under another name until it has been drawn, as in the shop's own pages.
 */
const waiting = "later";

export function paintFirst(html: string, nonce: string): string {
  const last = `${fontLinks}<script nonce="${nonce}">(${startScripts})(${JSON.stringify(waiting)})</script></body>`;
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`)
    .replace(/<script([^>]*) type="module" async="">/, `<script$1 type="${waiting}">`)
    .replace("</body>", () => last);
}

/** Written into the page as it stands here, so it knows nothing but what it is given. */
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
  // What is read isn't on the screen yet: it is drawn with the next frame, and seen with the one after.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  // A tab in the background has no frames.
  setTimeout(start, 3000);
}
