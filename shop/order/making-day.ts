import { type Day, dayOf } from "../pakistan-days.ts";
import type { MakingDays } from "../pieces/making.ts";
import type { Badge } from "../pieces/product.ts";

export function hasToBeMade(badges: readonly (Badge | undefined)[]): boolean {
  return badges.includes("Made to Order");
}

/** The day by which it should be made: confirmation plus the most days that a piece takes. */
export function makeBy(confirmedAt: number, { to: most }: MakingDays): Day {
  return dayOf(confirmedAt) + most;
}

/** "day 13 of 15": day 0 is the day of confirmation; late after the last. */
export function makingDay(
  by: Day,
  now: number,
  { to: most }: MakingDays,
): { day: number; of: number; isLate: boolean } {
  const day = most - (by - dayOf(now));
  return { day, of: most, isLate: day > most };
}
