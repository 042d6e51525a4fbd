import { expect, test } from "vitest";
import { pageWords } from "./page-words.ts";

test.each([
  [undefined, { total: 135, also: 0 }, "The whole collection", "135 pieces, all made by hand."],
  ["mah", { total: 4, also: 0 }, "“mah”", "4 pieces."],
  ["kundan", { total: 67, also: 66 }, "“kundan”", "1 piece, and 66 more with kundan."],
  [
    "platinum",
    { total: 0, also: 0 },
    "“platinum”",
    "Nothing is called platinum here. Send us a picture: we may have one, or make it.",
  ],
])("%s", (q, counts, title, intro) => expect(pageWords(q, counts)).toEqual({ title, intro }));
