import { productsApiPath } from "../../shop/paths.ts";
import { savedCartKey } from "./cart-store.ts";

/** What the shop says of the pieces in the cart, asked for before the script that shows it is here. */
export function preloadCartScript(): string {
  return `(${askAhead})("${savedCartKey}","${productsApiPath}")`;
}

/** Written into the page as it stands here, so it knows nothing but what it is given. */
function askAhead(key: string, address: string): void {
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
    // What can't be read is read with more care later.
  }
}
