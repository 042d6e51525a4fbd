import type { Rupees } from "./money.ts";
import type { PictureRef } from "./picture.ts";
import type { PricedProduct } from "./pricing.ts";
import type { Product } from "./product.ts";

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
