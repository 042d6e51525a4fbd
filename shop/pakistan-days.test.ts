import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dayOf,
  dayStart,
  dayToText,
  formatAge,
  formatAgo,
  formatDay,
  formatFullDay,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWeekday,
  isMonday,
  parseDay,
} from "./pakistan-days.ts";

/** 15 November 2025, 14:32 in Lahore. */
const now = Date.UTC(2025, 10, 15, 9, 32);
const minute = 60_000;
const hour = 60 * minute;

test("a day begins at midnight in Pakistan, 19:00 UTC of the day before", () => {
  expect(dayOf(Date.UTC(2025, 10, 14, 18, 59, 59, 999))).toBe(dayOf(now) - 1);
  expect(dayOf(Date.UTC(2025, 10, 14, 19))).toBe(dayOf(now));
  expect(dayStart(dayOf(now))).toBe(Date.UTC(2025, 10, 14, 19));
});

test("every time lies within its day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
      const day = dayOf(at);
      expect(at).toBeGreaterThanOrEqual(dayStart(day));
      expect(at).toBeLessThan(dayStart(day + 1));
      expect(parseDay(dayToText(day))).toBe(day);
    }),
  );
});

test("in words", () => {
  const day = dayOf(now);
  expect(formatDay(day)).toBe("15 November");
  expect(formatShortDay(day)).toBe("15 Nov");
  expect(formatFullDay(day)).toBe("15 November 2025");
  expect(formatWeekday(day)).toBe("Saturday, 15 November");
  expect(formatTime(now)).toBe("14:32");
  expect(isMonday(day + 2)).toBe(true);
  expect(isMonday(day)).toBe(false);
});

test("a time of today has no date; others have their day, and their year when it is another", () => {
  expect(formatMoment(now - hour, now)).toBe("13:32");
  expect(formatMoment(Date.UTC(2025, 10, 13, 11, 41), now)).toBe("Thu 13 Nov, 16:41");
  expect(formatMoment(Date.UTC(2024, 10, 13, 11, 41), now)).toBe("Wed 13 Nov 2024, 16:41");
});

test.each([
  [30_000, "now", "just now"],
  [12 * minute, "12 min", "12 min ago"],
  [5 * hour, "5 h", "5 h ago"],
  // Late yesterday, but only a few hours ago.
  [15 * hour, "yesterday", "yesterday"],
  [26 * hour, "yesterday", "yesterday"],
  [48 * hour, "2 days", "2 days ago"],
  [-minute, "now", "just now"],
])("%i ms ago is %s", (age, short, long) => {
  expect(formatAge(now - age, now)).toBe(short);
  expect(formatAgo(now - age, now)).toBe(long);
});

test.each(["2025-02-30", "2025-13-01", "25-1-1", "", null, "2025-11-15T00:00", "9999999"])("%s isn't a day", (text) => {
  expect(parseDay(text)).toBeUndefined();
});
