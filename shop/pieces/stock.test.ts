import { expect, test } from "vitest";
import { fewOf, leftLabel, leftOf, stockKey, totalLeft } from "./stock.ts";

test("a line takes from its size where sizes are counted, else from the piece", () => {
  expect(stockKey({ "16": 2, "17": 0 }, "17")).toBe("17");
  expect(stockKey({ "": 3 }, "17")).toBe("");
  expect(stockKey({ "16": 2 }, "17")).toBeUndefined();
  expect(stockKey({ "": 3 }, "toString")).toBe("");
  expect(stockKey(undefined, undefined)).toBeUndefined();
  expect(leftOf({ "16": 2, "17": 0 }, "17")).toBe(0);
});

test("the total is the sum of the sizes, unless one of them isn't counted", () => {
  expect(totalLeft({ "": 4 }, undefined)).toBe(4);
  expect(totalLeft({ "16": 1, "17": 0 }, ["16", "17"])).toBe(1);
  expect(totalLeft({ "17": 0 }, ["16", "17"])).toBeUndefined();
  expect(totalLeft(undefined, ["16"])).toBeUndefined();
  expect(totalLeft({ "16": 1 }, undefined)).toBeUndefined();
});

test("pages show counts of 5 and below", () => {
  expect(fewOf({ "16": 6, "17": 5, "18": 0 })).toEqual({ "17": 5, "18": 0 });
  expect(fewOf({ "": 6 })).toBeUndefined();
});

test("how many are left, in words", () => {
  expect(leftLabel({ "": 2 })).toBe("2 left");
  expect(leftLabel({ "": 1 }, "17")).toBe("Only one left");
  expect(leftLabel({ "17": 2 }, "17")).toBe("2 left in 17");
  expect(leftLabel({ "17": 0 }, "17")).toBe("Size 17 has sold out.");
  expect(leftLabel({ "17": 2 }, "16")).toBeUndefined();
  expect(leftLabel({ "17": 2 })).toBeUndefined();
});
