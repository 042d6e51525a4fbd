import { Window } from "happy-dom";

const notNeededToPaint = [
  "script",
  "link[rel=modulepreload]",
  "link[rel=later]",
  "link[rel=manifest]",
  "link[rel~=icon]",
  "link[rel=apple-touch-icon]",
  "link[rel=preload][as=image]:not([fetchpriority=high])",
  "use",
].join();

/**
 * The fastest that a page could paint: its HTML with stylesheet, fonts and the first picture that it fetches, without
 * script and other pictures, whose boxes stay, so that the layout is the same.
 */
export function baselineOf(html: string): string {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true } });
  const document = new window.DOMParser().parseFromString(html, "text/html");
  for (const element of document.querySelectorAll(notNeededToPaint)) element.remove();
  const first = document.querySelector("main img[fetchpriority=high]") ?? document.querySelector("main picture img");
  const kept = new Set(first?.parentElement?.children ?? []);
  for (const element of document.querySelectorAll("img, picture > source")) if (!kept.has(element)) element.remove();
  return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
}
