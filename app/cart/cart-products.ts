import type { CartProduct } from "../../shop/cart-product.ts";
import { productsApiPath } from "../../shop/paths.ts";

export type CartProducts = ReadonlyMap<number, CartProduct>;

/** A product that the shop no longer has is known to be gone: asked for once, absent from the answer. */
let known: { asked: ReadonlySet<number>; products: CartProducts } = { asked: new Set(), products: new Map() };

export function knownProducts(): CartProducts {
  return known.products;
}

export function areKnown(ids: readonly number[]): boolean {
  return ids.every((id) => known.asked.has(id));
}

/** Names, prices, pictures and stock as the shop has them now. Rejects when it can't be reached. */
export async function loadProducts(ids: readonly number[]): Promise<CartProducts> {
  const response = await fetch(`${productsApiPath}?ids=${[...new Set(ids)].join(",")}`);
  if (!response.ok) throw new Error(`The shop answered ${response.status}`);
  const { products }: { products: CartProduct[] } = await response.json();
  known = {
    asked: new Set([...known.asked, ...ids]),
    products: new Map([...known.products, ...products.map((product) => [product.id, product] as const)]),
  };
  return known.products;
}
