import type { CartAnswer, CartProduct } from "../../shop/cart/cart-product.ts";
import type { Rupees } from "../../shop/money/rupees.ts";

export type CartProducts = ReadonlyMap<number, CartProduct>;

/**
 * What the shop has said of products, and in answer to which question. One that it no longer has is known to be gone:
 * asked for, and absent from the answer.
 */
export type Known = {
  answers: ReadonlyMap<number, number>;
  products: CartProducts;
  delivery?: { question: number; charge: Rupees };
};

/** Questions are counted as they are asked. */
type Answer = Pick<CartAnswer, "products" | "delivery"> & { question: number; ids: readonly number[] };

export const nothingKnown: Known = { answers: new Map(), products: new Map() };

/** Answers may overtake each other on the way: about each product the latest question counts, not the latest answer. */
export function learn(known: Known, { question, ids, products, delivery }: Answer): Known {
  const answers = new Map(known.answers);
  const all = new Map(known.products);
  const told = new Map(products.map((product) => [product.id, product]));
  for (const id of ids) {
    if ((answers.get(id) ?? 0) > question) continue;
    answers.set(id, question);
    const product = told.get(id);
    if (product) all.set(id, product);
    else all.delete(id);
  }
  return { ...learnDelivery(known, question, delivery), answers, products: all };
}

/** The charge may also stand in a refusal. */
export function learnDelivery(known: Known, question: number, charge: Rupees): Known {
  return (known.delivery?.question ?? 0) > question ? known : { ...known, delivery: { question, charge } };
}
