import fc from "fast-check";
import { expect, test } from "vitest";
import { createTakings, takingsScale } from "./takings.ts";

const today = 20_000;

test("today, 7 and 30 days beside the days before", () => {
  const days = [
    { day: today, total: 100 },
    { day: today - 1, total: 20 },
    { day: today - 7, total: 3 },
    { day: today - 30, total: 1 },
    { day: today - 60, total: 5000 },
  ];
  expect(createTakings(days, today).sums).toEqual([
    { days: 1, total: 100, before: 20 },
    { days: 7, total: 120, before: 3 },
    { days: 30, total: 123, before: 1 },
  ]);
});

const daySums = fc.uniqueArray(
  fc.record({ day: fc.integer({ min: today - 70, max: today + 1 }), total: fc.nat(5_000_000) }),
  { selector: ({ day }) => day },
);

test("the bars add up to the thirty days, in order, one a day", () => {
  fc.assert(
    fc.property(daySums, (days) => {
      const { bars, sums } = createTakings(days, today);
      expect(bars.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => today - 29 + index));
      expect(bars.reduce((sum, { total }) => sum + total, 0)).toBe(sums[2]?.total);
    }),
  );
});

test("no bar is higher than the highest line, and the lines are round", () => {
  fc.assert(
    fc.property(daySums, (days) => {
      const { bars } = createTakings(days, today);
      const { top, lines } = takingsScale(bars);
      for (const { total } of bars) expect(total).toBeLessThanOrEqual(top);
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(line % 500).toBe(0);
    }),
  );
});

test("the scale of the shop's usual days", () => {
  expect(takingsScale([{ day: 1, total: 149_800 }]).lines).toEqual([50_000, 100_000, 150_000]);
  expect(takingsScale([]).top).toBe(3000);
});
