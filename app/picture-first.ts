import { alive, earlyTap, earlyTapScript, feltStatus, lost } from "./components/early-taps.ts";
import { fontLinks } from "./components/font-links.ts";
import { savedFirst } from "./device/saved-first.ts";
import { cartFirst } from "./saved-cart/cart-first.ts";

/**
 * On a slow connection the scripts, which are only needed for the second tap, and the pictures further down would take
 * most of it away from the picture that she came for. So the scripts are written into the page under another name, and
 * the stylesheet hides the other pictures and, on a phone, the rows below (`data-lead`). Once the leading picture is
 * seen, scripts and the pictures in sight set out, the rows are laid out one by one, and when the page is alive the
 * pictures next to sight follow; the rest as she comes near (`data-far`): browsers would fetch "lazy" ones thousands of
 * pixels away. Who taps or scrolls before that doesn't wait for the picture.
 * Measured in docs/performance.md.
 */
const waiting = "later";

export function pictureFirst(html: string, nonce: string | undefined, isCart = false): string {
  const script = (text: string) => `<script${nonce ? ` nonce="${nonce}"` : ""}>${text}</script>`;
  return (
    html
      .replace("<html", `<html data-noscript${html.includes('fetchPriority="high"') ? ' data-lead="awaited"' : ""}`)
      // As functions: in a text, `$&` and its kind would be replaced themselves.
      .replace("<head>", () => `<head>${script('document.documentElement.removeAttribute("data-noscript")')}`)
      .replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`)
      .replace(/<script([^>]*) type="module" async="">/, `<script$1 type="${waiting}">`)
      .replace("</head>", () => `${script(earlyTapScript())}</head>`)
      .replace(
        "</body>",
        () =>
          `${fontLinks}${script(savedFirst())}${isCart ? script(cartFirst()) : ""}${feltStatus}${script(`(${startTheRest})(${JSON.stringify({ waiting, earlyTap, alive, lost })})`)}</body>`,
      )
  );
}

type Names = { waiting: string; earlyTap: string; alive: string; lost: string };

/** Written into the page as it stands here, so it knows nothing but what it is given. */
function startTheRest(names: Names): void {
  let reach: IntersectionObserver | undefined;
  const fetchPictures = (options: IntersectionObserverInit & { scrollMargin?: string }) => {
    reach?.disconnect();
    reach = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target } of entries) {
          if (intersectionRatio > 0) target.querySelector("[data-far]")?.removeAttribute("data-far");
        }
      },
      // What only touches the edge, as the next slide does, isn't in sight.
      { threshold: 0.01, ...options },
    );
    for (const picture of document.querySelectorAll("[data-far]")) {
      if (picture.parentElement) reach.observe(picture.parentElement);
    }
  };
  const fetchNear = () => fetchPictures({ rootMargin: "150px 0px", scrollMargin: "0px 100px" });

  /** One a frame: together they would hold a tap up. */
  const layOutNext = () => {
    const row = document.querySelector("[data-held]");
    if (!row) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        row.removeAttribute("data-held");
        layOutNext();
      }),
    );
  };

  const sayLost = () => document.dispatchEvent(new Event(names.lost));
  // The script that the page's own one imports, in the words of every browser.
  const hearLost = (event: PromiseRejectionEvent) => {
    if (!/import/i.test(event.reason)) return;
    event.preventDefault();
    sayLost();
  };

  const start = () => {
    if (reach) return;
    addEventListener("unhandledrejection", hearLost);
    document.addEventListener(names.alive, () => removeEventListener("unhandledrejection", hearLost), { once: true });
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${names.waiting}]`)) {
      link.rel = "modulepreload";
    }
    for (const text of document.querySelectorAll<HTMLScriptElement>(`script[type=${names.waiting}]`)) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = text.nonce;
      script.textContent = text.textContent;
      script.onerror = sayLost;
      text.replaceWith(script);
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>("picture > img[loading=lazy]")) {
      picture.dataset.far = "";
    }
    for (const row of document.querySelectorAll("[data-lead] .far-row")) row.setAttribute("data-held", "");
    document.documentElement.removeAttribute("data-lead");
    layOutNext();
    fetchPictures({});
    document.addEventListener(names.alive, fetchNear, { once: true });
    // Scripts that hang or fail must not take the pictures with them.
    setTimeout(fetchNear, 3000);
  };
  const lead = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  // What is read or loaded isn't on the screen yet: it is drawn with the next frame, and seen with the one after.
  const onceSeen = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  lead ? lead.decode().then(onceSeen, start) : onceSeen();
  document.addEventListener(names.earlyTap, start, { once: true });
  document.addEventListener("scroll", start, { once: true });
  if (scrollY > 0 || document.querySelector("[data-felt]")) start();
  // A picture that hangs, or a tab in the background, which has no frames, must not take the shop with it.
  setTimeout(start, 3000);
}
