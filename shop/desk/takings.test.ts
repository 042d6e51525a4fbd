import fc from "fast-check";
import { expect, test } from "vitest";
import {
  costOfLines,
  createTakings,
  type DayTakings,
  marginOf,
  parseTakingsSpan,
  takingsBar,
  takingsScale,
  takingsSpans,
} from "./takings.ts";

const today = 20_000;

function dayOf(day: number, placed: number, confirmed = placed, sent = 0, inHand = 0): DayTakings {
  return { day, placed, confirmed, sent, inHand };
}

test("the sums of today, 7 and 30 days, and what was confirmed in as many days before", () => {
  const days = [
    dayOf(today, 100, 60, 20, 10),
    dayOf(today - 1, 20, 20, 20, 20),
    dayOf(today - 7, 3, 2),
    dayOf(today - 30, 1),
    dayOf(today - 60, 5000),
  ];
  const takings = takingsSpans.map((span) => createTakings(days, today, span));
  expect(takings.map(({ sums }) => sums)).toEqual([
    { placed: 100, confirmed: 60, sent: 20, inHand: 10 },
    { placed: 120, confirmed: 80, sent: 40, inHand: 30 },
    { placed: 123, confirmed: 82, sent: 40, inHand: 30 },
  ]);
  expect(takings.map(({ before }) => before)).toEqual([20, 2, 1]);
});

test("the address says how many days; thirty where it doesn't", () => {
  expect(["1", "7", "30", "8", "", null].map(parseTakingsSpan)).toEqual([1, 7, 30, 30, 30, 30]);
});

const rupees = fc.nat(5_000_000);
const daySums = fc.uniqueArray(
  fc.record({ day: fc.integer({ min: today - 70, max: today + 1 }), confirmed: rupees, waiting: rupees }),
  { selector: ({ day }) => day },
);
const takingsOf = (days: readonly { day: number; confirmed: number; waiting: number }[]) =>
  createTakings(
    days.map(({ day, confirmed, waiting }) => dayOf(day, confirmed + waiting, confirmed)),
    today,
    30,
  );

test("the bars add up to the thirty days, in order, one a day", () => {
  fc.assert(
    fc.property(daySums, (days) => {
      const { bars, sums } = takingsOf(days);
      expect(bars.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => today - 29 + index));
      expect(bars.reduce((sum, { placed }) => sum + placed, 0)).toBe(sums.placed);
      expect(bars.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(sums.confirmed);
    }),
  );
});

test("no confirmed day is higher than the highest line, and the lines are round", () => {
  fc.assert(
    fc.property(daySums, (days) => {
      const { bars } = takingsOf(days);
      const { top, lines } = takingsScale(bars);
      for (const { confirmed } of bars) expect(confirmed).toBeLessThanOrEqual(top);
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(line % 500).toBe(0);
    }),
  );
});

test("the scale is that of confirmed days; a million that nobody confirmed doesn't change it", () => {
  const usual = dayOf(1, 149_800);
  expect(takingsScale([usual]).lines).toEqual([50_000, 100_000, 150_000]);
  expect(takingsScale([usual, dayOf(2, 1_000_000, 0)]).lines).toEqual([50_000, 100_000, 150_000]);
  expect(takingsScale([dayOf(2, 149_800, 0)]).top).toBe(150_000);
  expect(takingsScale([]).top).toBe(3000);
});

test("what isn't confirmed stands on top of what is, and runs off where the scale ends", () => {
  const { top } = takingsScale([dayOf(1, 300_000)]);
  expect(takingsBar(dayOf(2, 150_000, 75_000), top)).toEqual({ confirmed: 0.25, placed: 0.5, runsOff: false });
  expect(takingsBar(dayOf(2, 1_075_000, 75_000), top)).toEqual({ confirmed: 0.25, placed: 1, runsOff: true });
  expect(takingsBar(dayOf(2, 300_000), top)).toEqual({ confirmed: 1, placed: 1, runsOff: false });
});

test("what the pieces of an order cost, once the cost of each is entered", () => {
  const costs = new Map([
    [1, 3000],
    [2, 0],
  ]);
  const line = (id: number, quantity: number) => ({ id, quantity });
  expect(costOfLines([line(1, 2), line(2, 5)], costs)).toBe(6000);
  expect(costOfLines([line(1, 2), line(3, 1)], costs)).toBeUndefined();
});

test("a piece's margin: none without a cost or a sum, below 0 where it sold below its cost", () => {
  expect(marginOf({ count: 4, total: 380_000, cost: 58_900 })).toBe(38);
  expect(marginOf({ count: 2, total: 1000, cost: 0 })).toBe(100);
  expect(marginOf({ count: 2, total: 1000, cost: 600 })).toBe(-20);
  expect(marginOf({ count: 2, total: 1000, cost: undefined })).toBeUndefined();
  expect(marginOf({ count: 2, total: 0, cost: 600 })).toBeUndefined();
});
