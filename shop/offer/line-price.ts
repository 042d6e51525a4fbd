import { formatDesk } from "../money/rupees.ts";
import type { OrderLine } from "../order/order.ts";

/** In place of a price of 0. */
export const aGift = "A gift";

/** The sum of a line at the desk and on the slip. */
export function linePrice({ price, lineTotal }: Pick<OrderLine, "price" | "lineTotal">): string {
  return price === 0 ? aGift : formatDesk(lineTotal);
}
