import { type Rupees, sum, times } from "../money/rupees.ts";
import type { OrderLine } from "./order.ts";

/** What agreed prices save against the shop's: pieces only, since a piece of its own has no other price. */
export function savingOf(lines: readonly Pick<OrderLine, "price" | "quantity" | "shopPrice">[]): Rupees {
  const less = sum(lines.map(({ price, quantity, shopPrice = price }) => times(shopPrice - price, quantity)));
  return Math.max(0, less);
}
