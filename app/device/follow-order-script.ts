import { findOrderPath } from "../../shop/paths.ts";
import { deviceOrdersKey } from "./has-orders.ts";

/** What an element with a link to find an order by has, where it knows the order's number. */
export const followsAttribute = "data-follows";

/** Only the device that ordered knows the order's key: there, the link leads to the order itself. */
export function followOrderScript(): string {
  return `(${linkOrder})("${deviceOrdersKey}","${findOrderPath}")`;
}

/** Serialised into the page, so it may use nothing but its arguments. */
function linkOrder(storageKey: string, path: string): void {
  try {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-follows]")) {
      for (const { number, key } of JSON.parse(localStorage.getItem(storageKey) ?? "[]")) {
        if (number !== link.dataset.follows || !/^[\w-]{22}$/.test(key)) continue;
        link.href = `${path}/${number}/${key}`;
        link.textContent = "Follow your order";
      }
    }
  } catch {
    // Unreadable is empty.
  }
}
