import { dayOf, formatDay, formatTime } from "../../../shop/pakistan-days.ts";

/** "today, 14:29", "yesterday, 21:10", "3 November". */
export function usedInWords(then: number, now: number): string {
  const days = dayOf(now) - dayOf(then);
  if (days <= 0) return `today, ${formatTime(then)}`;
  return days === 1 ? `yesterday, ${formatTime(then)}` : formatDay(dayOf(then));
}
