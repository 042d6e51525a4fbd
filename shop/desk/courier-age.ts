import { dayOf } from "../pakistan-days.ts";

/** Where the settings don't say after how many days cash is late. */
export const defaultCourierDays = 14;

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
