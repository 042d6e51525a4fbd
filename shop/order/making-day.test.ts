import { expect, test } from "vitest";
import { dayOf, formatDay } from "../pakistan-days.ts";
import { hasToBeMade, makeBy, makingDay } from "./making-day.ts";

const days = { from: 10, to: 15 };
const confirmed = Date.UTC(2025, 10, 15, 9, 32);
const day = 24 * 60 * 60 * 1000;

test("made by the day of confirmation plus the most days it takes", () => {
  expect(formatDay(makeBy(confirmed, days))).toBe("30 November");
  // Half an hour before midnight in Lahore and half an hour after are different days.
  expect(formatDay(makeBy(Date.UTC(2025, 10, 15, 18, 30), days))).toBe("30 November");
  expect(formatDay(makeBy(Date.UTC(2025, 10, 15, 19, 30), days))).toBe("1 December");
});

test("day by day, and late after the last", () => {
  const by = makeBy(confirmed, days);
  expect(makingDay(by, confirmed, days)).toEqual({ day: 0, of: 15, isLate: false });
  expect(makingDay(by, confirmed + 15 * day, days)).toEqual({ day: 15, of: 15, isLate: false });
  expect(makingDay(by, confirmed + 16 * day, days)).toEqual({ day: 16, of: 15, isLate: true });
  expect(by - dayOf(confirmed)).toBe(15);
});

test("one piece that is made to order is enough to wait for", () => {
  expect(hasToBeMade(["Ready to Ship", "Made to Order"])).toBe(true);
  expect(hasToBeMade(["Ready to Ship", undefined])).toBe(false);
});
