import type { CartAnswer, CartProduct } from "../../shop/cart/cart-product.ts";
import type { Rupees } from "../../shop/money/rupees.ts";

export type CartProducts = ReadonlyMap<number, CartProduct>;

/**
 * The products that were fetched, and the number of the request that each answer belongs to. A product that was
 * requested but is missing from the answer is no longer sold.
 */
export type Known = {
  answers: ReadonlyMap<number, number>;
  products: CartProducts;
  delivery?: { request: number; charge: Rupees; freeFrom: Rupees | undefined };
};

/** Requests are numbered as they are sent. */
type Answer = Pick<CartAnswer, "products" | "delivery" | "freeFrom"> & { request: number; ids: readonly number[] };

export const nothingKnown: Known = { answers: new Map(), products: new Map() };

/** Answers may arrive out of order: for each product the latest request counts, not the latest answer. */
export function learn(known: Known, { request, ids, products, delivery, freeFrom }: Answer): Known {
  const answers = new Map(known.answers);
  const all = new Map(known.products);
  const received = new Map(products.map((product) => [product.id, product]));
  for (const id of ids) {
    if ((answers.get(id) ?? 0) > request) continue;
    answers.set(id, request);
    const product = received.get(id);
    if (product) all.set(id, product);
    else all.delete(id);
  }
  return { ...learnDelivery(known, request, delivery, freeFrom), answers, products: all };
}

/** The charge also comes with a refused order, which it is for. */
export function learnDelivery(known: Known, request: number, charge: Rupees, freeFrom?: Rupees): Known {
  return (known.delivery?.request ?? 0) > request ? known : { ...known, delivery: { request, charge, freeFrom } };
}
