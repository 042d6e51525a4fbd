import type { Rupees } from "./money.ts";
import type { PictureRef } from "./picture.ts";
import type { Badge } from "./product.ts";

/** What a card shows of a product, and no more: a page carries thirty of them. */
export type ProductCard = {
  id: number;
  name: string;
  price: Rupees;
  badge: Badge;
  soldOut: boolean;
  picture: PictureRef;
  alt: string;
  hover?: PictureRef;
};
