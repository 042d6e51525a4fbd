import { useCallback, useEffect, useMemo, useState } from "react";
import { type RemovedLine, repairCart } from "../../shop/cart-repair.ts";
import { type PricedCart, priceCart } from "../../shop/pricing.ts";
import { useSettings } from "../edition/settings.ts";
import { areKnown, type CartProducts, knownDelivery, knownProducts, loadProducts } from "./cart-products.ts";
import { cartStore, replaceLines } from "./cart-store.ts";
import { useCart } from "./use-cart.ts";

export type ReadyCart = {
  state: "ready";
  priced: PricedCart;
  products: CartProducts;
  gone: readonly RemovedLine[];
};

export type PricedCartState =
  /** The cart isn't known yet, or its prices are on their way. */
  { state: "loading" } | { state: "failed" } | { state: "empty"; gone: readonly RemovedLine[] } | ReadyCart;

/** The cart, priced from the catalogue and never from what was saved, and fitted to what is sold today. */
export function usePricedCart(): { cart: PricedCartState; refresh: () => Promise<void> } {
  const ready = useCart((cart) => cart.ready);
  const lines = useCart((cart) => cart.lines);
  const ids = lines.map(({ id }) => id).join(",");
  const [products, setProducts] = useState<CartProducts>(knownProducts);
  const [failed, setFailed] = useState(false);
  const [gone, setGone] = useState<readonly RemovedLine[]>([]);

  const load = useCallback(async (cache: RequestCache) => {
    setFailed(false);
    try {
      setProducts(await loadProducts(idsInCart(), cache));
      const removed = repairSavedCart();
      if (removed.length > 0) setGone((before) => [...before, ...removed]);
    } catch {
      setFailed(true);
    }
  }, []);
  // Past every cache: the shopper asks again, or the shop said that something has changed.
  const refresh = useCallback(() => load("reload"), [load]);

  useEffect(() => {
    if (ids !== "") void load("default");
  }, [ids, load]);

  const { deliveryCharge } = useSettings();
  const priced = useMemo(
    () => priceCart(lines, (id) => products.get(id), knownDelivery() ?? deliveryCharge),
    [lines, products, deliveryCharge],
  );

  function currentState(): PricedCartState {
    if (!ready) return { state: "loading" };
    if (lines.length === 0) return { state: "empty", gone };
    if (areKnown(lines.map(({ id }) => id))) return { state: "ready", priced, products, gone };
    return { state: failed ? "failed" : "loading" };
  }

  return { cart: currentState(), refresh };
}

function idsInCart(): number[] {
  return cartStore.getState().lines.map(({ id }) => id);
}

/** What another tab has put in while the products were on their way isn't judged yet: it is asked for next. */
function repairSavedCart(): readonly RemovedLine[] {
  if (!areKnown(idsInCart())) return [];
  const { lines } = cartStore.getState();
  const repaired = repairCart(lines, (id) => knownProducts().get(id));
  if (JSON.stringify(repaired.lines) !== JSON.stringify(lines)) replaceLines(repaired.lines);
  return repaired.removed;
}
