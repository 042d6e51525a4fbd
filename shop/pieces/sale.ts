import type { Rupees } from "../money/rupees.ts";

/** A product's prices. Not on sale where the sale price is null or missing. */
export type Prices = { price: Rupees; salePrice?: Rupees | null };

/** The price that is shown, charged, sorted and filtered by. */
export function priceNow({ price, salePrice }: Prices): Rupees {
  return salePrice ?? price;
}

/** `was` is what a piece on sale cost before. */
export type ShownPrice = { price: Rupees; was?: Rupees };

export function shownPrice(prices: Prices): ShownPrice {
  const price = priceNow(prices);
  return price === prices.price ? { price } : { price, was: prices.price };
}

/** Of a product, or of its card, which has `was`. */
export function isOnSale({ price, salePrice, was }: Prices & Partial<ShownPrice>): boolean {
  return was !== undefined || (salePrice ?? price) !== price;
}
