import type { Rupees } from "../money/rupees.ts";
import { type PictureRef, pictureShape } from "../pieces/picture.ts";
import type { Product } from "../pieces/product.ts";
import type { Shape } from "../shape.ts";
import type { PricedProduct } from "./pricing.ts";

/** What cart and checkout need to know of a product to show and price its lines, and to say when it will be ready. */
export type CartProduct = PricedProduct &
  Pick<Product, "summary" | "badge"> & {
    picture: PictureRef;
    /** Of a piece that has sold out: the ids of others of its kind that haven't. */
    similar?: readonly number[];
  };

/** What the shop answers a cart that asks for its products: all of it from one edition. */
export type CartAnswer = {
  edition: number;
  products: readonly CartProduct[];
  delivery: Rupees;
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
  picture: pictureShape,
  "similar?": ["number"],
};

export const cartAnswerShape: Shape<CartAnswer> = {
  edition: "number",
  products: [cartProductShape],
  delivery: "number",
};
