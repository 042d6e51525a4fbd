import { useCallback, useState } from "react";
import { type Lookup, type PricedCart, priceCart } from "../../shop/cart/pricing.ts";
import { type RemovedLine, repairCart } from "../../shop/cart/repair.ts";
import { useSettings } from "../page/settings.ts";
import { areKnown, knownDelivery, knownProducts } from "./cart-products.ts";
import { noteSoldOut, replaceLines, rereadCart, useCart } from "./cart-store.ts";
import type { CartProducts } from "./known-products.ts";
import { useListedProducts } from "./use-listed-products.ts";

export type ReadyCart = {
  state: "ready";
  priced: PricedCart;
  products: CartProducts;
  gone: readonly RemovedLine[];
  /** How many lines another tab has just put in whose prices aren't here yet: they are on their way, or can't be had. */
  unpriced: { lines: number; failed: boolean };
};

export type PricedCartState =
  /** The cart isn't known yet, or its prices are on their way. */
  { state: "loading" } | { state: "failed" } | { state: "empty"; gone: readonly RemovedLine[] } | ReadyCart;

/** The cart, priced from the catalogue and never from what was saved, and fitted to what is sold today. */
export function usePricedCart(): { cart: PricedCartState; refresh: () => Promise<void> } {
  const ready = useCart((cart) => cart.ready);
  const lines = useCart((cart) => cart.lines);
  const { deliveryCharge } = useSettings();
  const [gone, setGone] = useState<readonly RemovedLine[]>([]);
  const repair = useCallback(() => {
    const removed = repairSavedCart();
    if (removed.length > 0) setGone((before) => [...before, ...removed]);
  }, []);
  const listed = useListedProducts(
    lines.map(({ id }) => id),
    repair,
  );

  function currentState(): PricedCartState {
    if (!ready) return { state: "loading" };
    if (lines.length === 0) return { state: "empty", gone };
    const { state, products, unpriced } = listed;
    if (state !== "ready") return { state };
    const known = lines.filter(({ id }) => areKnown([id]));
    const priced = priceCart(known, (id) => products.get(id), knownDelivery() ?? deliveryCharge);
    return { state, priced, products, gone, unpriced };
  }

  return { cart: currentState(), refresh: listed.refresh };
}

/** What another tab has put in while the products were on their way isn't judged yet: it is asked for next. */
function repairSavedCart(): readonly RemovedLine[] {
  const { lines } = rereadCart();
  if (!areKnown(lines.map(({ id }) => id))) return [];
  const lookup: Lookup = (id) => knownProducts().get(id);
  const repaired = repairCart(lines, lookup);
  if (JSON.stringify(repaired.lines) !== JSON.stringify(lines)) replaceLines(repaired.lines);
  const { problems } = priceCart(repaired.lines, lookup, 0);
  noteSoldOut(problems.flatMap(({ reason, key }) => (reason === "sold-out" ? [key] : [])));
  return repaired.removed;
}
