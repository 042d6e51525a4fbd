import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText, typedText } from "./testing/arbitraries.ts";
import { cleanText, hasControls, isBlank, isWellFormed, shorten, toWellFormed, typedQuantity } from "./typed-text.ts";

describe("blank", () => {
  test.each(["", " ", "\t\n", "\u00A0", "\u200B", "\u200D\uFEFF", "\u0000", "\u3164"])("%j is blank", (text) => {
    expect(isBlank(text)).toBe(true);
  });

  test.each(["a", " a ", "ع", "0", "-", "💍", "\uFFFD"])("%j isn't blank", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe("control characters", () => {
  test.each(["\u0000", "\u0007", "\u001B", "\u007F", "\u0085", "\u009F"])("%j is refused everywhere", (character) => {
    expect(hasControls(`a${character}b`, "one")).toBe(true);
    expect(hasControls(`a${character}b`, "many")).toBe(true);
  });

  test.each(["\n", "\t", "\u2028", "\u2029"])("%j is refused in a single line only", (character) => {
    expect(hasControls(`a${character}b`, "one")).toBe(true);
    expect(hasControls(`a${character}b`, "many")).toBe(false);
  });

  test("Urdu's joiners and direction marks are allowed", () => {
    expect(hasControls("می\u200Cخواہم \u200Fعائشہ", "one")).toBe(false);
  });
});

test("a lone surrogate becomes the replacement character; whole emoji stay", () => {
  expect(toWellFormed("a\uD83Db")).toBe("a\uFFFDb");
  expect(toWellFormed("a\uDE00b")).toBe("a\uFFFDb");
  expect(toWellFormed("😀")).toBe("😀");
  fc.assert(
    fc.property(anyText, (text) => {
      expect(toWellFormed(text)).toBe(text.toWellFormed());
      expect(isWellFormed(text)).toBe(text.isWellFormed());
    }),
  );
});

describe("cleaning what was pasted", () => {
  test("keeps line ends in many lines; in a single line they become spaces", () => {
    expect(cleanText(" House 14\r\nStreet 7\rDHA\u2028Lahore ", "many")).toBe("House 14\nStreet 7\nDHA\nLahore");
    expect(cleanText("Ayesha\tRahman\r\nBegum\u0000\n", "one")).toBe("Ayesha Rahman Begum");
  });

  test("whatever comes in, the result is accepted by the server", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom("one" as const, "many" as const), (text, lines) => {
        const clean = cleanText(text, lines);
        expect(hasControls(clean, lines)).toBe(false);
        expect(isWellFormed(clean)).toBe(true);
        expect(isBlank(clean)).toBe(isBlank(text));
        expect(clean.length).toBeLessThanOrEqual(text.length);
        expect(cleanText(clean, lines)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });

  test("only trims what a person types", () => {
    fc.assert(
      fc.property(typedText, (text) => {
        fc.pre(!hasControls(text, "one"));
        expect(cleanText(text, "one")).toBe(text.trim());
      }),
    );
  });
});

test("a quantity is a whole number of 1 or more, in any of the digits in use, and nothing else", () => {
  for (const [text, quantity] of [
    ["12", 12],
    [" ۱۲ ", 12],
    ["١٢", 12],
    ["１２", 12],
  ] as const)
    expect(typedQuantity(text), text).toBe(quantity);
  for (const text of ["", "0", "1.5", "-5", "1e9", "2,000", "three"]) expect(typedQuantity(text), text).toBeUndefined();
});

test("a text is cut between words, and never within a character", () => {
  expect(shorten("Choker in ruby red", 18)).toBe("Choker in ruby red");
  expect(shorten("Choker in ruby red", 17)).toBe("Choker in ruby…");
  expect(shorten("💎💎💎💎", 3)).toBe("💎💎…");
});
