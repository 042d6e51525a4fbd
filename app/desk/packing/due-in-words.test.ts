import { expect, test } from "vitest";
import { dayOf } from "../../../shop/pakistan-days.ts";
import { dueInWords } from "./due-in-words.ts";

test("the day of a row", () => {
  const today = dayOf(Date.UTC(2026, 10, 18, 9));
  const words = (days: number) => dueInWords(today + days, today);
  expect(dueInWords(null, today)).toBeUndefined();
  expect([0, 1, 12, -1, -3].map((days) => words(days)?.words)).toEqual([
    "today",
    "tomorrow",
    "by 30 Nov",
    "1 day late",
    "3 days late",
  ]);
  expect([words(0)?.isLate, words(-1)?.isLate]).toEqual([false, true]);
});
