import { expect, test } from "vitest";
import { namesItsKind } from "./nouns.ts";

test.each([
  ["Bridals", "Two-layer bridal set of kundan flowers"],
  ["Earrings", "Silver-plated Chandbalis in kundan"],
  ["Rings", "Ring"],
  ["Rings", "انگوٹھی"],
  ["Something new", "Tray"],
])("%s: “%s” says what it is", (category, summary) => {
  expect(namesItsKind(category, summary)).toBe(true);
});

test.each([
  ["Bridals", "Ruby-red and emerald-green choker set"],
  ["Rings", "Earrings with pearls"],
  ["Bangles", "Pair of silver-plated bangles"],
])("%s: “%s” says it too late, or says something else", (category, summary) => {
  expect(namesItsKind(category, summary)).toBe(false);
});
