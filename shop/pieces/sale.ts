import type { Rupees } from "../money/rupees.ts";

/** As a record has them; without a sale price, or null, it isn't on sale. */
export type Prices = { price: Rupees; salePrice?: Rupees | null };

/** What a piece costs now: shown, charged, sorted and filtered by. */
export function priceNow({ price, salePrice }: Prices): Rupees {
  return salePrice ?? price;
}

/** `was` is what a piece on sale cost before. */
export type ShownPrice = { price: Rupees; was?: Rupees };

export function shownPrice(prices: Prices): ShownPrice {
  const price = priceNow(prices);
  return price === prices.price ? { price } : { price, was: prices.price };
}
