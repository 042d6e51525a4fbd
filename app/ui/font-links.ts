import figtree from "../assets/fonts/figtree.woff2?url";
import forum from "../assets/fonts/forum.woff2?url";

/**
 * At the end of a page: preloaded in its head, fonts would take half of a slow connection's bandwidth, and Chromium
 * would delay the first paint for them. On a fast connection they arrive in time all the same.
 */
export const fontLinks = [forum, figtree]
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
  .join("");
