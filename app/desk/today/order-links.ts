import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import {
  type MoneyFilter,
  type OrderFilter,
  orderFilterQuery,
  type ReachedFilter,
} from "../../../shop/desk/order-filter.ts";
import type { Day } from "../../../shop/pakistan-days.ts";

type Further = { money?: MoneyFilter; courier?: string; reached?: ReachedFilter };

/** Every number on Today links to the orders that it counts. */
export function ordersPath(filter: OrderFilter, further: Further = {}): string {
  return `${deskOrdersPath}?${new URLSearchParams([...orderFilterQuery(filter), ...Object.entries(further)])}`;
}

export const soldDays = 30;

/** Orders that count as takings, placed in the last `days` days, today included. */
export function takenSince(today: Day, days: number): OrderFilter {
  return { from: today - days + 1, to: today, standing: true };
}
