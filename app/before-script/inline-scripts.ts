import { followOrderScript } from "../device/follow-order-script.ts";
import { savedPiecesScript } from "../device/saved-pieces-script.ts";
import { preloadCartScript } from "../saved-cart/preload-cart-script.ts";
import { arrivalScript } from "./arrival.ts";
import { earlyPressScript } from "./early-presses.ts";
import { leadingPictureScript } from "./leading-picture.ts";

/** Every inline script that a page of the shop may have. The Content-Security-Policy allows these by hash, nothing else. */
export const inlineScripts = {
  scriptsAreOn: 'document.documentElement.removeAttribute("data-noscript")',
  earlyPresses: earlyPressScript(),
  saved: savedPiecesScript(),
  cart: preloadCartScript(),
  followOrder: followOrderScript(),
  arrival: arrivalScript(),
  leadingPicture: leadingPictureScript(),
} as const;
