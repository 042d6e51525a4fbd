import type { PictureRef } from "./picture.ts";
import type { PricedProduct } from "./pricing.ts";

/** What a cart needs to know of a product to show and price its lines. */
export type CartProduct = PricedProduct & { picture: PictureRef; summary: string };
