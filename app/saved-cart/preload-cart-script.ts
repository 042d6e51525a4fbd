import { productsApiPath } from "../../shop/paths.ts";
import { savedCartKey } from "./cart-store.ts";

/** Preloads the products of the cart before the page's scripts have loaded. */
export function preloadCartScript(): string {
  return `(${preloadProducts})("${savedCartKey}","${productsApiPath}")`;
}

/** Serialised into the page, so it may use nothing but its arguments. */
function preloadProducts(key: string, address: string): void {
  try {
    const { lines }: { lines: { id: number }[] } = JSON.parse(localStorage.getItem(key) ?? '{"lines":[]}');
    const ids = new Set(lines.map(({ id }) => id).filter(Number.isInteger));
    if (ids.size === 0) return;
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = `${address}?ids=${[...ids].join(",")}`;
    document.head.append(link);
  } catch {
    // The cart store parses it with more care later.
  }
}
