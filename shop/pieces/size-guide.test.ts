import { expect, test } from "vitest";
import { sizeGuide, sizeInWords } from "./size-guide.ts";

test("a ring's size is its inner diameter; local and US numbers and a thread's length stand beside it", () => {
  const guide = sizeGuide(["15", "17", "20"]);
  expect(guide).toMatchObject({ title: "Find your ring size", unit: " mm" });
  expect(guide?.rows).toEqual([
    ["15", "7", "4¼", "47.1"],
    ["17", "13", "6½", "53.4"],
    ["20", "23", "10¼", "62.8"],
  ]);
});

test("a bangle's size is the bazaar's; the hand's measure stands beside it", () => {
  const guide = sizeGuide(["2.2", "2.4", "2.10"]);
  expect(guide).toMatchObject({ title: "Find your bangle size", unit: "" });
  expect(guide?.rows).toEqual([
    ["2.2", "17 cm", "54.0", "2 2/16"],
    ["2.4", "18 cm", "57.2", "2 4/16"],
    ["2.10", "21 cm", "66.7", "2 10/16"],
  ]);
});

test("each row has a measure for each column, and is read out with its columns' names", () => {
  for (const [sizes, words] of [
    [["16"], "16 mm, Local 10, US 5½, Thread, mm 50.3"],
    [["2.4"], "2.4, Hand 18 cm, mm 57.2, Inches 2 4/16"],
  ] as const) {
    const guide = sizeGuide(sizes);
    expect(guide?.rows[0]).toHaveLength(guide?.columns.length ?? 0);
    expect(guide && sizeInWords(guide, guide.rows[0] ?? [])).toBe(words);
  }
});

test("there is none for sizes that mean something else", () => {
  for (const sizes of [["S", "M"], ["17", "2.4"], ["17", "Free size"], ["90"]])
    expect(sizeGuide(sizes)).toBeUndefined();
});
