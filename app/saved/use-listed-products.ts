import { useCallback, useEffect, useState } from "react";
import type { KeptPieces } from "../../shop/kept-pieces.ts";
import { areKnown, knownProducts, loadProducts } from "../saved-cart/cart-products.ts";
import type { CartProducts } from "../saved-cart/known-products.ts";
import { useEver } from "../saved-cart/use-ever.ts";
import type { ReadyCart } from "../saved-cart/use-priced-cart.ts";

type ListedProducts = {
  state: "loading" | "failed" | "ready";
  products: CartProducts;
  /** What is no longer sold, as far as the shop has said so. */
  unsold: KeptPieces;
  unpriced: ReadyCart["unpriced"];
  retry: () => void;
};

/** The pieces of a list as the shop has them now. */
export function useListedProducts(ids: KeptPieces): ListedProducts {
  const [, setProducts] = useState(knownProducts);
  const [isFailed, setIsFailed] = useState(false);
  const wanted = ids.join(",");

  const load = useCallback((wanted: string, cache: RequestCache) => {
    if (wanted === "") return;
    setIsFailed(false);
    loadProducts(wanted.split(",").map(Number), cache).then(setProducts, () => setIsFailed(true));
  }, []);
  useEffect(() => load(wanted, "default"), [wanted, load]);

  // What is known may have been asked for elsewhere on the page meanwhile: both are read at the same moment.
  const products = knownProducts();
  const known = ids.filter((id) => areKnown([id]));
  const isKnown = known.length === ids.length;
  // Once she sees her list, it isn't taken from her for a heart of another tab.
  const wasKnown = useEver(isKnown && ids.length > 0);
  const isReady = isKnown || (wasKnown && known.length > 0);
  return {
    state: isReady ? "ready" : isFailed ? "failed" : "loading",
    products,
    unsold: isReady ? known.filter((id) => !products.has(id)) : [],
    unpriced: { lines: ids.length - known.length, failed: isFailed },
    retry: () => load(wanted, "reload"),
  };
}
