import { expect, test } from "vitest";
import { isSideways, letsGo } from "./swipe.ts";

test("a touch that goes up or down is none, neither is a trembling one", () => {
  expect(isSideways(-40, 10)).toBe(true);
  expect(isSideways(40, 30)).toBe(false);
  expect(isSideways(8, 0)).toBe(false);
});

test("35 % of the width lets go, however slowly; less only with a flick", () => {
  expect(letsGo({ dx: -137, ms: 5000, width: 390 })).toBe(true);
  expect(letsGo({ dx: -130, ms: 5000, width: 390 })).toBe(false);
  expect(letsGo({ dx: 60, ms: 100, width: 390 })).toBe(true);
  expect(letsGo({ dx: 20, ms: 10, width: 390 })).toBe(false);
});
