import { expect, test } from "vitest";
import { sizeGuide } from "./size-guide.ts";

test("a ring's size is its inner diameter; the length round the finger stands beside it", () => {
  const guide = sizeGuide(["15", "17", "20"]);
  expect(guide.title).toBe("Find your ring size");
  expect(guide.rows).toEqual([
    ["15", "15.0", "47.1"],
    ["17", "17.0", "53.4"],
    ["20", "20.0", "62.8"],
  ]);
});

test("a bangle's size is the bazaar's, in inches and sixteenths", () => {
  const guide = sizeGuide(["2.2", "2.4", "2.6", "2.8"]);
  expect(guide.title).toBe("Find your bangle size");
  expect(guide.rows).toEqual([
    ["2.2", "2 2/16", "54.0"],
    ["2.4", "2 4/16", "57.2"],
    ["2.6", "2 6/16", "60.3"],
    ["2.8", "2 8/16", "63.5"],
  ]);
});

test("each row has a fact for each column", () => {
  for (const guide of [sizeGuide(["16"]), sizeGuide(["2.4"])]) {
    expect(guide.steps.length).toBeGreaterThan(1);
    for (const row of guide.rows) expect(row).toHaveLength(guide.columns.length);
  }
});
