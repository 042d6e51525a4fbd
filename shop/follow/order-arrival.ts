import { type ArrivalSettings, arrivalOf, betweenDays } from "../order/arrival.ts";
import type { Stage } from "../order/stage.ts";
import { dayOf } from "../pakistan-days.ts";
import type { FollowedOrder } from "./followed-order.ts";

const stillToCome: readonly Stage[] = ["new", "confirmed", "making", "packed", "sent"];

/** "between 3 and 8 December", counted from the day of the order; undefined when that is over. */
export function orderArrival(order: FollowedOrder, settings: ArrivalSettings, now: number): string | undefined {
  if (!stillToCome.includes(order.stage)) return undefined;
  const badges = order.lines.map(({ badge = "Made to Order" }) => badge);
  const arrival = arrivalOf(badges, settings, dayOf(order.createdAt));
  return arrival && arrival.last >= dayOf(now) ? betweenDays(arrival) : undefined;
}
