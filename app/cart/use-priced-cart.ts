import { useCallback, useEffect, useMemo, useState } from "react";
import { settings } from "../../catalogue/settings.ts";
import { type RemovedLine, repairCart } from "../../shop/cart-repair.ts";
import { type PricedCart, priceCart } from "../../shop/pricing.ts";
import { areKnown, type CartProducts, knownProducts, loadProducts } from "./cart-products.ts";
import { cartStore, replaceLines } from "./cart-store.ts";
import { useCart } from "./use-cart.ts";

export type PricedCartState =
  /** The cart isn't known yet, or its prices are on their way. */
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | { state: "empty"; gone: readonly RemovedLine[] }
  | { state: "ready"; priced: PricedCart; products: CartProducts; gone: readonly RemovedLine[]; refresh: () => void };

/** The cart, priced from the catalogue and never from what was saved, and fitted to what is sold today. */
export function usePricedCart(): PricedCartState {
  const ready = useCart((cart) => cart.ready);
  const lines = useCart((cart) => cart.lines);
  const ids = lines.map(({ id }) => id).join(",");
  const [products, setProducts] = useState<CartProducts>(knownProducts);
  const [failed, setFailed] = useState(false);
  const [gone, setGone] = useState<readonly RemovedLine[]>([]);

  const load = useCallback(async () => {
    const wanted = cartStore.getState().lines.map(({ id }) => id);
    setFailed(false);
    try {
      const loaded = await loadProducts(wanted);
      setProducts(loaded);
      const repaired = repairCart(cartStore.getState().lines, (id) => loaded.get(id));
      if (repaired.removed.length === 0) return;
      setGone((before) => [...before, ...repaired.removed]);
      replaceLines(repaired.lines);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (ids !== "") void load();
  }, [ids, load]);

  const priced = useMemo(() => priceCart(lines, (id) => products.get(id), settings.deliveryCharge), [lines, products]);

  if (!ready) return { state: "loading" };
  if (lines.length === 0) return { state: "empty", gone };
  if (areKnown(ids.split(",").map(Number))) return { state: "ready", priced, products, gone, refresh: load };
  return failed ? { state: "failed", retry: load } : { state: "loading" };
}
