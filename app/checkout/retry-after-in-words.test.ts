import { expect, test } from "vitest";
import { retryAfterInWords } from "./retry-after-in-words.ts";

test.each([
  [0.4, "a second"],
  [1, "a second"],
  [4.2, "5 seconds"],
  [90, "90 seconds"],
  [91, "about 2 minutes"],
  [121, "about 3 minutes"],
  [3_540, "about 59 minutes"],
  [3_600, "about an hour"],
])("%d s is %s", (seconds, words) => {
  expect(retryAfterInWords(seconds)).toBe(words);
});
