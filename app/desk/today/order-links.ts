import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import type { Day } from "../../../shop/pakistan-days.ts";

/** Every number on Today links to the orders that it counts. */
export function ordersPath(filter: OrderFilter): string {
  return `${deskOrdersPath}?${orderFilterQuery(filter)}`;
}

export const soldDays = 30;

/** Orders that count as takings, placed in the last `days` days, today included. */
export function takenSince(today: Day, days: number): OrderFilter {
  return { from: today - days + 1, to: today, standing: true };
}
