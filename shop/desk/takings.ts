import { type Rupees, sum } from "../money/rupees.ts";
import type { Day } from "../pakistan-days.ts";

/** Takings of a day: orders placed on it, without cancelled and returned ones. */
export type DayTakings = { day: Day; total: Rupees };

export type TakingsSum = { days: number; total: Rupees; before: Rupees };

export type Takings = {
  /** Today, 7 and 30 days, each with the same number of days before it. */
  sums: readonly TakingsSum[];
  /** Thirty days up to today, one bar a day. */
  bars: readonly DayTakings[];
};

const shownDays = 30;
const spans = [1, 7, shownDays] as const;

/** How many days `createTakings` needs, up to today. */
export const takingsDays = 2 * shownDays;

export function createTakings(days: readonly DayTakings[], today: Day): Takings {
  const between = (from: Day, to: Day) =>
    sum(days.filter(({ day }) => day >= from && day <= to).map(({ total }) => total));
  return {
    sums: spans.map((span) => ({
      days: span,
      total: between(today - span + 1, today),
      before: between(today - 2 * span + 1, today - span),
    })),
    bars: Array.from({ length: shownDays }, (_, index) => {
      const day = today - shownDays + 1 + index;
      return { day, total: between(day, day) };
    }),
  };
}

const niceSteps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

/** Three grid lines at round sums, the top one at or above the highest bar. */
export function takingsScale(bars: readonly DayTakings[]): { top: Rupees; lines: readonly Rupees[] } {
  const highest = Math.max(3000, ...bars.map(({ total }) => total));
  const size = 10 ** Math.floor(Math.log10(highest / 3));
  const step = (niceSteps.find((nice) => nice * size * 3 >= highest) ?? 10) * size;
  return { top: step * 3, lines: [step, step * 2, step * 3] };
}
