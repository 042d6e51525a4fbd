import { savedFirst } from "../device/saved-first.ts";
import { cartFirst } from "../saved-cart/cart-first.ts";
import { earlyPressScript } from "./early-presses.ts";
import { leadingPictureScript } from "./leading-picture.ts";

/** Every inline script that a page of the shop may have. The Content-Security-Policy allows these by hash, nothing else. */
export const inlineScripts = {
  scriptsAreOn: 'document.documentElement.removeAttribute("data-noscript")',
  earlyPresses: earlyPressScript(),
  saved: savedFirst(),
  cart: cartFirst(),
  leadingPicture: leadingPictureScript(),
} as const;
