import { expect, it } from "vitest";
import { formatRatio, median } from "./statistics.ts";

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])("the median of %j is %d", (figures, expected) => expect(median(figures)).toBe(expected));

it("the median of nothing is NaN", () => expect(median([])).toBeNaN());

it("writes a ratio with two digits", () => expect(formatRatio(0.5049)).toBe("0.50 ×"));
