import { expect, test } from "vitest";
import { indexWords, wantedWords } from "./search-words.ts";

function finds(typed: string, text: string): boolean {
  const indexed = indexWords(text);
  return wantedWords(typed).every((word) => indexed.includes(word));
}

test.each([
  ["emerald ring", "rings emerald-green halo"],
  ["emerald rings", "emerald ring"],
  ["necklaces", "chokkars paisley choker"],
  ["necklace", "long chains raani haar"],
  ["nose ring", "shehzadi nath"],
  ["nose rings", "shehzadi nath"],
  ["purse", "banarsi clutch clutches"],
  ["matha patti", "peshwaz mathapatti"],
  ["jhumki", "lotus jhumkay"],
  ["teeka", "crescent maang tikka"],
  ["عائشہ", "انگوٹھی عائشہ"],
])("%j finds %j", (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test.each([
  ["ring", "earrings"],
  ["emerald ring", "laung nath emerald"],
  ["gold", "marigold"],
])("%j does not find %j", (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

test("a plural is looked for as a singular, a short word as it is", () => {
  expect(wantedWords("sapphire rings has")).toEqual([" sapphire", " ring", " has"]);
});

test("punctuation alone has no words", () => {
  expect(wantedWords("-- ?! &")).toEqual([]);
});
