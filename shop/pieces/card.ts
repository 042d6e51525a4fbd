import type { Shape } from "../shape.ts";
import { type PictureRef, pictureShape } from "./picture.ts";
import type { Badge } from "./product.ts";
import type { ShownPrice } from "./sale.ts";

/** What a card shows of a product, and no more: a page carries thirty of them. */
export type ProductCard = ShownPrice & {
  id: number;
  name: string;
  badge: Badge;
  soldOut: boolean;
  /** Only one is left. */
  lastOne?: true;
  picture: PictureRef;
  /** Without the name: that is in the text beside the picture. */
  alt: string;
  hover?: PictureRef;
};

export const cardShape: Shape<ProductCard> = {
  id: "number",
  name: "string",
  price: "number",
  "was?": "number",
  badge: "string",
  soldOut: "boolean",
  "lastOne?": "boolean",
  picture: pictureShape,
  alt: "string",
  "hover?": pictureShape,
};
