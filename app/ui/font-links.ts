import figtree from "../assets/fonts/figtree.woff2?url";
import forum from "../assets/fonts/forum.woff2?url";

/**
 * At the end of a page: from its head the fonts would take half of the line away from the page itself, and Chromium
 * holds back the first paint for what is preloaded there. On a fast line they are there in time all the same.
 */
export const fontLinks = [forum, figtree]
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
  .join("");
