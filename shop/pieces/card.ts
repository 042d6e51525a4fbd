import type { RatingSum } from "../review/review.ts";
import type { Shape } from "../shape.ts";
import { type PictureRef, pictureShape } from "./picture.ts";
import type { Badge, Product } from "./product.ts";
import type { ShownPrice } from "./sale.ts";

/** What a card shows of a product, and no more: a page carries thirty of them. */
export type ProductCard = ShownPrice & {
  id: number;
  name: string;
  /** The noun line. Cards that a device stored before it was shown lack it. */
  summary?: string;
  badge: Badge;
  soldOut: boolean;
  /** Only one is left. */
  lastOne?: true;
  rating?: RatingSum;
  picture: PictureRef;
  hover?: PictureRef;
};

/** A mean of fewer reviews says too little for a card. */
const fewestReviews = 3;

export function cardRating({ rating }: Pick<Product, "rating">): Pick<ProductCard, "rating"> {
  return rating && rating.count >= fewestReviews ? { rating } : {};
}

export const ratingShape: Shape<RatingSum> = { mean: "number", count: "number" };

export const cardShape: Shape<ProductCard> = {
  id: "number",
  name: "string",
  "summary?": "string",
  price: "number",
  "was?": "number",
  badge: "string",
  soldOut: "boolean",
  "lastOne?": "boolean",
  "rating?": ratingShape,
  picture: pictureShape,
  "hover?": pictureShape,
};
