import { type Day, dayOf, formatDay } from "../pakistan-days.ts";

export const defaultRefundDays = 3;
export const defaultCourierDays = 14;

/** By which day money is promised back that became due then: "tomorrow"; late from the day after. */
export function refundPromise(since: number, now: number, refundDays: number): { words: string; isLate: boolean } {
  const by = dayOf(since) + refundDays;
  const today = dayOf(now);
  return { words: `promised by ${relativeDay(by, today)}`, isLate: today > by };
}

function relativeDay(day: Day, today: Day): string {
  return ["yesterday", "today", "tomorrow"][day - today + 1] ?? formatDay(day);
}

/** "42 orders, oldest 6 days"; late from `courierDays` on. */
export function courierAge(
  { count, oldest }: { count: number; oldest: number },
  now: number,
  courierDays: number,
): { words: string; isLate: boolean } {
  const days = dayOf(now) - dayOf(oldest);
  const age = days <= 0 ? "today" : days === 1 ? "yesterday" : `${days} days`;
  return { words: count === 1 ? `One order, ${age}` : `${count} orders, oldest ${age}`, isLate: days >= courierDays };
}
