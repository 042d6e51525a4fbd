import { expect, test } from "vitest";
import { courierAge } from "./courier-age.ts";

const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 20, 7);

test("cash with a courier is late from the fourteenth day after its delivery", () => {
  const age = (count: number, daysAgo: number) => courierAge({ count, oldest: noon - daysAgo * day }, noon, 14);
  expect(age(42, 6)).toEqual({ words: "42 orders, oldest 6 days", isLate: false });
  expect(age(17, 14)).toEqual({ words: "17 orders, oldest 14 days", isLate: true });
  expect(age(1, 0)).toEqual({ words: "One order, today", isLate: false });
  expect(age(2, 1)).toEqual({ words: "2 orders, oldest yesterday", isLate: false });
});
