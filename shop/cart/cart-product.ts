import type { Rupees } from "../money/rupees.ts";
import { ratingShape } from "../pieces/card.ts";
import { type PictureRef, pictureShape } from "../pieces/picture.ts";
import type { Product } from "../pieces/product.ts";
import type { Shape } from "../shape.ts";
import type { PricedProduct } from "./pricing.ts";

/** A product as cart and checkout need it: to show and price its lines, and to say when it will be ready. */
export type CartProduct = PricedProduct &
  Pick<Product, "summary" | "badge" | "rating"> & {
    picture: PictureRef;
    /** Of a sold-out piece: ids of similar pieces in stock. */
    similar?: readonly number[];
  };

/** The answer of `/api/products`, all of it from one edition. */
export type CartAnswer = {
  edition: number;
  products: readonly CartProduct[];
  delivery: Rupees;
  /** What the pieces have to cost for free delivery. */
  freeFrom?: Rupees;
};

const cartProductShape: Shape<CartProduct> = {
  id: "number",
  name: "string",
  price: "number",
  "salePrice?": "number",
  inStock: "boolean",
  "stock?": { "*": "number" },
  "sizes?": ["string"],
  "dupatta?": "boolean",
  "scents?": ["string"],
  "kilos?": ["number"],
  summary: "string",
  badge: "string",
  "rating?": ratingShape,
  picture: pictureShape,
  "similar?": ["number"],
};

export const cartAnswerShape: Shape<CartAnswer> = {
  edition: "number",
  products: [cartProductShape],
  delivery: "number",
  "freeFrom?": "number",
};
