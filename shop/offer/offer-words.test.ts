import { expect, test } from "vitest";
import { clockInWords, momentInWords, piecesInWords } from "./offer-words.ts";

const now = Date.UTC(2026, 10, 20, 9, 20);
const hour = 3_600_000;

test.each([
  [now - hour, "today at 1:20 pm"],
  [now - 24 * hour, "on Thursday at 2:20 pm"],
  [now - 6 * 24 * hour, "on Saturday at 2:20 pm"],
  [now - 7 * 24 * hour, "on Friday, 13 November at 2:20 pm"],
])("a moment in words", (moment, words) => expect(momentInWords(moment, now)).toBe(words));

test("counts and hours", () => {
  expect([1, 2, 12, 13].map(piecesInWords)).toEqual(["one piece", "two pieces", "twelve pieces", "13 pieces"]);
  expect(clockInWords(Date.UTC(2026, 10, 20, 16))).toBe("9 pm");
});
