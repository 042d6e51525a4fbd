import { expect, test } from "vitest";
import { knownNumber } from "./known-number.ts";

test("a first order has nothing to say", () => expect(knownNumber({})).toBe(""));

test("each earlier order counts once, by its stage now, and this one is the next", () => {
  expect(knownNumber({ delivered: 1, returned: 1, cancelled: 0 })).toBe("3rd order, 1 delivered, 1 came back");
  expect(knownNumber({ delivered: 1 })).toBe("2nd order, 1 delivered");
  expect(knownNumber({ cancelled: 1, sent: 1, delivered: 2 })).toBe(
    "5th order, 2 delivered, 1 cancelled, 1 on the way",
  );
});

test.each([
  [3, "4th"],
  [10, "11th"],
  [11, "12th"],
  [12, "13th"],
  [20, "21st"],
  [21, "22nd"],
  [22, "23rd"],
  [110, "111th"],
])("after %i orders comes the %s", (count, ordinal) => {
  expect(knownNumber({ delivered: count })).toBe(`${ordinal} order, ${count} delivered`);
});
