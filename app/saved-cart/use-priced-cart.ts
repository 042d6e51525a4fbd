import { useCallback, useState } from "react";
import { type Lookup, type PricedCart, priceCart, shopDelivery } from "../../shop/cart/pricing.ts";
import { type RemovedLine, repairCart } from "../../shop/cart/repair.ts";
import type { OfferInHand } from "../../shop/offer/offer-in-hand.ts";
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
  /** Lines that another tab has just added and whose prices aren't fetched yet, or can't be. */
  unpriced: { lines: number; failed: boolean };
  /** Where the lines are those of an offer. */
  offer?: OfferInHand;
};

export type PricedCartState =
  /** The cart isn't read yet, or its prices aren't fetched. */
  { state: "loading" } | { state: "failed" } | { state: "empty"; gone: readonly RemovedLine[] } | ReadyCart;

/** The cart with prices from the catalogue, never from storage, and without what is no longer sold. */
export function usePricedCart(): { cart: PricedCartState; refresh: () => Promise<void> } {
  const ready = useCart((cart) => cart.ready);
  const lines = useCart((cart) => cart.lines);
  const settings = useSettings();
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
    const priced = priceCart(known, (id) => products.get(id), knownDelivery() ?? shopDelivery(settings));
    return { state, priced, products, gone, unpriced };
  }

  return { cart: currentState(), refresh: listed.refresh };
}

/** Waits if another tab has added a line meanwhile: its product is fetched next. */
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
