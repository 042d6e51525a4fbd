import { useCallback, useEffect, useState } from "react";
import type { StoredPieces } from "../../shop/device/stored-pieces.ts";
import { useHasBeen } from "../ui/use-has-been.ts";
import { areKnown, fetchProducts, knownProducts } from "./cart-products.ts";
import type { CartProducts } from "./known-products.ts";

type ListedProducts = {
  state: "loading" | "failed" | "ready";
  products: CartProducts;
  /** Ids that are known to be no longer sold. */
  unsold: StoredPieces;
  /** Ids that another tab has just added and that aren't fetched yet, or can't be. */
  unpriced: { lines: number; failed: boolean };
  /** Bypasses the HTTP cache. */
  refresh: () => Promise<void>;
};

const nothing = () => {};

/** Fetches the pieces of a list, or of a cart's lines. `onFetched` must be a stable function. */
export function useListedProducts(ids: readonly number[], onFetched = nothing): ListedProducts {
  const [, setProducts] = useState(knownProducts);
  const [failed, setFailed] = useState(false);
  const wanted = ids.join(",");

  const load = useCallback(
    async (cache: RequestCache) => {
      if (wanted === "") return;
      setFailed(false);
      try {
        setProducts(await fetchProducts(wanted.split(",").map(Number), cache));
        onFetched();
      } catch {
        setFailed(true);
      }
    },
    [wanted, onFetched],
  );
  useEffect(() => void load("default"), [load]);

  // Another component may have fetched some of them: products and known ids must be read at the same time.
  const products = knownProducts();
  const known = ids.filter((id) => areKnown([id]));
  const isKnown = known.length === ids.length;
  // Once the list is shown it stays, with what is typed in it, while a piece added in another tab is fetched.
  const wasKnown = useHasBeen(isKnown && ids.length > 0);
  const isReady = isKnown || (wasKnown && known.length > 0);
  return {
    state: isReady ? "ready" : failed ? "failed" : "loading",
    products,
    unsold: isReady ? known.filter((id) => !products.has(id)) : [],
    unpriced: { lines: ids.length - known.length, failed },
    refresh: () => load("reload"),
  };
}
