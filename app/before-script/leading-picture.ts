import { earlyPress, hydrated, scriptsLost } from "./early-presses.ts";

/**
 * On a slow connection scripts and the pictures further down would compete with the picture that the shopper came for.
 * So the page names its scripts in links that do nothing yet (`rel="later"`), and the stylesheet hides the
 * other pictures and, on a phone, the rows below (`data-lead`). Once the leading picture is painted, scripts and
 * visible pictures load, the rows are laid out one a frame, and after hydration pictures near the viewport load; the
 * rest as they come near (`data-far`), because browsers fetch "lazy" pictures thousands of pixels away.
 * A tap or a scroll ends the wait. Measured in docs/performance.md.
 */
export const later = "later";

export function leadingPictureScript(): string {
  return `(${loadTheRest})(${JSON.stringify({ later, earlyPress, hydrated, scriptsLost })})`;
}

type Names = { later: string; earlyPress: string; hydrated: string; scriptsLost: string };

/** Serialised into the page, so it may use nothing but its argument. */
function loadTheRest(names: Names): void {
  let observer: IntersectionObserver | undefined;
  const fetchPictures = (options: IntersectionObserverInit & { scrollMargin?: string }) => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target } of entries) {
          if (intersectionRatio > 0) target.querySelector("[data-far]")?.removeAttribute("data-far");
        }
      },
      // What only touches the edge, as the next slide does, isn't visible.
      { threshold: 0.01, ...options },
    );
    for (const picture of document.querySelectorAll("[data-far]")) {
      if (picture.parentElement) observer.observe(picture.parentElement);
    }
  };
  const fetchNear = () => fetchPictures({ rootMargin: "150px 0px", scrollMargin: "0px 100px" });

  /** One row a frame: together they would delay a tap. */
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

  const sayLost = () => document.dispatchEvent(new Event(names.scriptsLost));
  // A module that the entry imports failed to load; every browser's message names the import.
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!/import/i.test(event.reason)) return;
    event.preventDefault();
    sayLost();
  };

  const start = () => {
    if (observer) return;
    addEventListener("unhandledrejection", onRejection);
    document.addEventListener(names.hydrated, () => removeEventListener("unhandledrejection", onRejection), {
      once: true,
    });
    const links = document.querySelectorAll<HTMLLinkElement>(`link[rel=${names.later}]`);
    for (const link of links) link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.src = links[0]?.href ?? "";
    script.onerror = sayLost;
    document.body.append(script);
    for (const picture of document.querySelectorAll<HTMLImageElement>("picture > img[loading=lazy]")) {
      picture.dataset.far = "";
    }
    for (const row of document.querySelectorAll("[data-lead] .far-row")) row.setAttribute("data-held", "");
    document.documentElement.removeAttribute("data-lead");
    layOutNext();
    fetchPictures({});
    document.addEventListener(names.hydrated, fetchNear, { once: true });
    // In case the scripts hang or fail.
    setTimeout(fetchNear, 3000);
  };
  const lead = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  // A decoded picture is painted in the next frame and visible in the one after.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  lead ? lead.decode().then(afterPaint, start) : afterPaint();
  document.addEventListener(names.earlyPress, start, { once: true });
  document.addEventListener("scroll", start, { once: true });
  if (scrollY > 0 || document.querySelector("[data-pending]")) start();
  // In case the picture hangs, or the tab is in the background, which has no frames.
  setTimeout(start, 3000);
}
