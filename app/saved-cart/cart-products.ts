import type { CartAnswer, CartProduct } from "../../shop/cart-product.ts";
import type { Rupees } from "../../shop/money.ts";
import { productsApiPath } from "../../shop/paths.ts";

export type CartProducts = ReadonlyMap<number, CartProduct>;

/** A product that the shop no longer has is known to be gone: asked for once, absent from the answer. */
let known: { asked: ReadonlySet<number>; products: CartProducts } = { asked: new Set(), products: new Map() };

let delivery: Rupees | undefined;

export function knownProducts(): CartProducts {
  return known.products;
}

export function areKnown(ids: readonly number[]): boolean {
  return ids.every((id) => known.asked.has(id));
}

/** The charge as the shop last named it: a page that was opened yesterday may carry an older one. */
export function knownDelivery(): Rupees | undefined {
  return delivery;
}

export function learnDelivery(charge: Rupees): void {
  delivery = charge;
}

/** Names, prices, pictures and stock as the shop has them now. Rejects when it can't be reached. */
export async function loadProducts(ids: readonly number[], cache: RequestCache): Promise<CartProducts> {
  const response = await fetch(`${productsApiPath}?ids=${[...new Set(ids)].join(",")}`, { cache });
  if (!response.ok) throw new Error(`The shop answered ${response.status}`);
  const { products, delivery: charge }: CartAnswer = await response.json();
  learnDelivery(charge);
  const others = [...known.products].filter(([id]) => !ids.includes(id));
  known = {
    asked: new Set([...known.asked, ...ids]),
    products: new Map([...others, ...products.map((product) => [product.id, product] as const)]),
  };
  return known.products;
}
