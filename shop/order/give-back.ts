import { sum } from "../money/rupees.ts";
import { type Day, dayOf, formatDay } from "../pakistan-days.ts";
import { type OrderTerms, orderedAtFirst } from "./edit.ts";
import { type OrderEvent, orderChanges } from "./event.ts";
import { balanceOf, type MoneyEntry, receivedOf } from "./money-entries.ts";

/** Money that has to go back: since when, and by when it is promised. */

/** Where the settings don't say within how many days. */
export const defaultRefundDays = 3;

type PastOrder = OrderTerms & { events: readonly OrderEvent[]; entries: readonly MoneyEntry[] };

/** Since when something of this order has to go back without a break; undefined where nothing has to. */
export function giveBackSince(order: PastOrder): number | undefined {
  const changes = orderChanges(order.events);
  let changed = 0;
  let since: number | undefined;
  for (const { at, to, details } of order.events) {
    if (details.kind === "change") changed += 1;
    const { total } = orderedAtFirst(order, changes.slice(changed));
    const came = sum(order.entries.flatMap((entry) => (entry.at <= at ? [entry.sum] : [])));
    const received = receivedOf({ money: to.money, total, received: came });
    const { toGiveBack } = balanceOf({ total, stage: to.stage }, [{ sum: received }]);
    since = toGiveBack > 0 ? (since ?? at) : undefined;
  }
  return since;
}

/** "promised by tomorrow"; late once that day is over. */
export function refundPromise(since: number, refundDays: number, now: number): { words: string; isLate: boolean } {
  const by = dayOf(since) + refundDays;
  return { words: `promised by ${nearDay(by, dayOf(now))}`, isLate: dayOf(now) > by };
}

function nearDay(day: Day, today: Day): string {
  if (day === today) return "today";
  return day === today + 1 ? "tomorrow" : formatDay(day);
}

/** "within 3 days" */
export function withinDays(days: number): string {
  return `within ${days === 1 ? "a day" : `${days} days`}`;
}
