import { type Day, dayOf } from "./pakistan-days.ts";
import type { Badge } from "./product.ts";

/** Fewest and most days that a piece takes by hand; a setting. */
export type MakingDays = readonly [number, number];

export function hasToBeMade(badges: readonly (Badge | undefined)[]): boolean {
  return badges.includes("Made to Order");
}

/** The day of confirmation plus the most days that a piece takes. */
export function makeBy(confirmedAt: number, [, most]: MakingDays): Day {
  return dayOf(confirmedAt) + most;
}

/** "day 13 of 15": nothing on the day of confirmation, more than the most when it is late. */
export function makingDay(by: Day, now: number, [, most]: MakingDays): { day: number; of: number; isLate: boolean } {
  const day = most - (by - dayOf(now));
  return { day, of: most, isLate: day > most };
}

/** As it reads after "takes" and "ready in": "about 10 to 15 days". */
export function makingTimeInWords([least, most]: MakingDays): string {
  return least === most ? `about ${most} days` : `about ${least} to ${most} days`;
}
