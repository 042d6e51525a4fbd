import { useCallback, useEffect, useState } from "react";
import type { StoredPieces } from "../../shop/device/stored-pieces.ts";
import { areKnown, knownProducts, loadProducts } from "./cart-products.ts";
import type { CartProducts } from "./known-products.ts";
import { useEver } from "./use-ever.ts";

type ListedProducts = {
  state: "loading" | "failed" | "ready";
  products: CartProducts;
  /** What is no longer sold, as far as the shop has said so. */
  unsold: StoredPieces;
  /** What another tab has just put in and isn't known yet: it is on its way, or can't be had. */
  unpriced: { lines: number; failed: boolean };
  /** Past every cache: the shopper asks again, or the shop said that something has changed. */
  refresh: () => Promise<void>;
};

const nothing = () => {};

/** The pieces of a list, or of the lines of a cart, as the shop has them now; `onTold` is always the same. */
export function useListedProducts(ids: readonly number[], onTold = nothing): ListedProducts {
  const [, setProducts] = useState(knownProducts);
  const [failed, setFailed] = useState(false);
  const wanted = ids.join(",");

  const load = useCallback(
    async (cache: RequestCache) => {
      if (wanted === "") return;
      setFailed(false);
      try {
        setProducts(await loadProducts(wanted.split(",").map(Number), cache));
        onTold();
      } catch {
        setFailed(true);
      }
    },
    [wanted, onTold],
  );
  useEffect(() => void load("default"), [load]);

  // What is known may have been asked for elsewhere on the page meanwhile: both are read at the same moment.
  const products = knownProducts();
  const known = ids.filter((id) => areKnown([id]));
  const isKnown = known.length === ids.length;
  // Once she sees her list, and types, it isn't taken from her for something that another tab has put in.
  const wasKnown = useEver(isKnown && ids.length > 0);
  const isReady = isKnown || (wasKnown && known.length > 0);
  return {
    state: isReady ? "ready" : failed ? "failed" : "loading",
    products,
    unsold: isReady ? known.filter((id) => !products.has(id)) : [],
    unpriced: { lines: ids.length - known.length, failed },
    refresh: () => load("reload"),
  };
}
