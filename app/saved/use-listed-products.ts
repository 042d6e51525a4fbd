import { useCallback, useEffect, useState } from "react";
import type { KeptPieces } from "../../shop/kept-pieces.ts";
import { areKnown, knownProducts, loadProducts } from "../saved-cart/cart-products.ts";
import type { CartProducts } from "../saved-cart/known-products.ts";

type ListedProducts = { state: "loading" | "failed" | "ready"; products: CartProducts; retry: () => void };

/** The pieces of a list as the shop has them now; what is no longer sold is absent. */
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
  const state = areKnown(ids) ? "ready" : isFailed ? "failed" : "loading";
  return { state, products: knownProducts(), retry: () => load(wanted, "reload") };
}
