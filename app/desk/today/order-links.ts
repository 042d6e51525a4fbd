import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import type { Day } from "../../../shop/pakistan-days.ts";

/** Every number of Today leads to the orders that it counts. */
export function ordersPath(filter: OrderFilter): string {
  return `${deskOrdersPath}?${orderFilterQuery(filter)}`;
}

export const soldDays = 30;

/** Orders that count as takings, of so many days up to today. */
export function takenSince(today: Day, days: number): OrderFilter {
  return { from: today - days + 1, to: today, standing: true };
}
