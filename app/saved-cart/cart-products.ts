import { type CartAnswer, cartAnswerShape } from "../../shop/cart/cart-product.ts";
import type { Delivery } from "../../shop/cart/pricing.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import { productsApiPath } from "../../shop/paths.ts";
import { fetchJson } from "../page/fetch-json.ts";
import { type CartProducts, learn, learnDelivery, nothingKnown } from "./known-products.ts";

let known = nothingKnown;
let requests = 0;

export function knownProducts(): CartProducts {
  return known.products;
}

export function areKnown(ids: readonly number[]): boolean {
  return ids.every((id) => known.answers.has(id));
}

/** What delivery costs by the latest answer: that of the page itself may be a day old. */
export function knownDelivery(): Delivery | undefined {
  return known.delivery;
}

export function noteDelivery(charge: Rupees): void {
  known = learnDelivery(known, ++requests, charge);
}

/** Names, prices, pictures and stock as the shop has them now. Rejects when it can't be reached. */
export async function fetchProducts(ids: readonly number[], cache: RequestCache): Promise<CartProducts> {
  const request = ++requests;
  const address = `${productsApiPath}?ids=${[...new Set(ids)].join(",")}`;
  const { products, delivery, freeFrom } = await fetchJson<CartAnswer>(address, cartAnswerShape, { cache });
  known = learn(known, { request, ids, products, delivery, ...(freeFrom && { freeFrom }) });
  return known.products;
}
