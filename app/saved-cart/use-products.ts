import { useEffect, useState } from "react";
import { areFresh, knownProducts, loadProducts } from "./cart-products.ts";
import type { CartProducts } from "./known-products.ts";

/** Pictures and facts of pieces that may no longer be in the cart. Where they can't be had, the page does without. */
export function useProducts(ids: readonly number[]): CartProducts {
  const [products, setProducts] = useState(knownProducts);
  const wanted = ids.join(",");
  useEffect(() => {
    const missing = wanted.split(",").map(Number);
    if (wanted === "" || areFresh(missing)) return;
    loadProducts(missing, "default").then(setProducts, () => undefined);
  }, [wanted]);
  return products;
}
