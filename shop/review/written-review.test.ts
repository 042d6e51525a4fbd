import { expect, test } from "vitest";
import { parseReview, shownName } from "./written-review.ts";

const typed = { rating: "4", words: "Worn at my nikah.", name: "Ayesha", city: "Lahore" };

test("a rating is all that is needed", () => {
  const empty = { words: "", name: "", city: "" };
  expect(parseReview({ rating: "5", ...empty })).toEqual({ ok: true, written: { rating: 5, ...empty } });
});

test.each(["", "0", "6", "4.5", " 4", "four"])("a rating of %j is none", (rating) => {
  expect(parseReview({ ...typed, rating })).toEqual({ ok: false, fault: "no-rating" });
});

test("words are tidied, and never cut", () => {
  const written = (words: string) => {
    const parsed = parseReview({ ...typed, words });
    return parsed.ok ? parsed.written.words : parsed.fault;
  };
  expect(written("  It sits flat.\r\n\r\nThe dori didn’t slip.\u0000 ")).toBe("It sits flat.\n\nThe dori didn’t slip.");
  expect(written("\u200b \n")).toBe("");
  expect(written(` ${"w".repeat(2000)} `)).toHaveLength(2000);
  expect(written("w".repeat(2001))).toBe("too-long");
});

test("name and city are one line of at most 40 characters", () => {
  const parsed = parseReview({ ...typed, name: `${"ہ".repeat(39)}😀 Khan`, city: "Lahore\nCantt" });
  expect(parsed).toMatchObject({ written: { name: "ہ".repeat(39), city: "Lahore Cantt" } });
});

test.each([
  [{ name: "Hira", city: "Lahore" }, "Hira, Lahore"],
  [{ name: "Hira", city: "" }, "Hira"],
  [{ name: "", city: "Lahore" }, "Lahore"],
  [{ name: "", city: "" }, "Somebody who got it"],
])("%j is shown as %j", (who, shown) => {
  expect(shownName(who)).toBe(shown);
});
