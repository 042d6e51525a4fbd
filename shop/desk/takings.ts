import { type Rupees, sum } from "../money/rupees.ts";
import type { Day } from "../pakistan-days.ts";
import type { PieceCostMap } from "./piece-costs.ts";

/** How far orders have come, in sums. Cancelled and returned ones count nowhere. */
export type TakingsSums = {
  placed: Rupees;
  /** All that is no longer new. */
  confirmed: Rupees;
  /** Sent or delivered. */
  sent: Rupees;
  /** What has come for them, less what is to be given back. An advance may come before an order is confirmed. */
  inHand: Rupees;
};

export const takingsKinds = ["placed", "confirmed", "sent", "inHand"] as const satisfies readonly (keyof TakingsSums)[];

/** Of the orders that were placed on a day. */
export type DayTakings = TakingsSums & { day: Day };

export const takingsSpans = [1, 7, 30] as const;
export type TakingsSpan = (typeof takingsSpans)[number];

const shownDays = 30;

/** How many days `createTakings` needs, up to today. */
export const takingsDays = 2 * shownDays;

export type Takings = {
  span: TakingsSpan;
  sums: TakingsSums;
  /** Confirmed, of as many days before. */
  before: Rupees;
  /** Thirty days up to today, whatever the span. */
  bars: readonly DayTakings[];
};

export function parseTakingsSpan(text: string | null): TakingsSpan {
  return takingsSpans.find((span) => String(span) === text) ?? shownDays;
}

export function createTakings(days: readonly DayTakings[], today: Day, span: TakingsSpan): Takings {
  return {
    span,
    sums: sumDays(days, today - span + 1, today),
    before: sumDays(days, today - 2 * span + 1, today - span).confirmed,
    bars: Array.from({ length: shownDays }, (_, index) => {
      const day = today - shownDays + 1 + index;
      return { day, ...sumDays(days, day, day) };
    }),
  };
}

function sumDays(days: readonly DayTakings[], from: Day, to: Day): TakingsSums {
  const within = days.filter(({ day }) => day >= from && day <= to);
  const of = (kind: keyof TakingsSums) => sum(within.map((each) => each[kind]));
  return { placed: of("placed"), confirmed: of("confirmed"), sent: of("sent"), inHand: of("inHand") };
}

const niceSteps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

/**
 * Three grid lines at round sums, the top one at or above the highest confirmed day: what nobody has confirmed doesn't
 * flatten the rest. Before anything is confirmed, it is the scale of what was placed.
 */
export function takingsScale(bars: readonly TakingsSums[]): { top: Rupees; lines: readonly Rupees[] } {
  const kind = bars.some(({ confirmed }) => confirmed > 0) ? "confirmed" : "placed";
  const highest = Math.max(3000, ...bars.map((bar) => bar[kind]));
  const size = 10 ** Math.floor(Math.log10(highest / 3));
  const step = (niceSteps.find((nice) => nice * size * 3 >= highest) ?? 10) * size;
  return { top: step * 3, lines: [step, step * 2, step * 3] };
}

/** A bar of the chart, as shares of its height: what is confirmed, and on top of it what isn't, cut off at the top. */
export function takingsBar({ placed, confirmed }: TakingsSums, top: Rupees) {
  const share = (amount: Rupees) => Math.min(1, amount / top);
  return { confirmed: share(confirmed), placed: share(placed), runsOff: placed > top };
}

type SoldLine = { id: number; quantity: number };

/** What these pieces cost; undefined unless the cost of each is entered. */
export function costOfLines(lines: readonly SoldLine[], costs: PieceCostMap): Rupees | undefined {
  if (lines.some(({ id }) => !costs.has(id))) return undefined;
  return sum(lines.map(({ id, quantity }) => (costs.get(id) ?? 0) * quantity));
}

/** How many per cent of what a piece sold for stay, whole; undefined without a cost, or where nothing was paid for it. */
export function marginOf(sold: { count: number; total: Rupees; cost: Rupees | undefined }): number | undefined {
  if (sold.cost === undefined || sold.total <= 0) return undefined;
  return Math.round(((sold.total - sold.cost * sold.count) / sold.total) * 100);
}
