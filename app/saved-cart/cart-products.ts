import { type CartAnswer, cartAnswerShape } from "../../shop/cart/cart-product.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import { productsApiPath } from "../../shop/paths.ts";
import { fetchJson } from "../page/fetch-json.ts";
import { type CartProducts, learn, learnDelivery, nothingKnown } from "./known-products.ts";

let known = nothingKnown;
let questions = 0;

export function knownProducts(): CartProducts {
  return known.products;
}

export function areKnown(ids: readonly number[]): boolean {
  return ids.every((id) => known.answers.has(id));
}

/** The charge as the shop last named it: a page that was opened yesterday may carry an older one. */
export function knownDelivery(): Rupees | undefined {
  return known.delivery?.charge;
}

export function noteDelivery(charge: Rupees): void {
  known = learnDelivery(known, ++questions, charge);
}

/** Names, prices, pictures and stock as the shop has them now. Rejects when it can't be reached. */
export async function fetchProducts(ids: readonly number[], cache: RequestCache): Promise<CartProducts> {
  const question = ++questions;
  const address = `${productsApiPath}?ids=${[...new Set(ids)].join(",")}`;
  const { products, delivery } = await fetchJson<CartAnswer>(address, cartAnswerShape, { cache });
  known = learn(known, { question, ids, products, delivery });
  return known.products;
}
