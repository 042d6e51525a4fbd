import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderNumber, orderNumberAlphabet, parseOrderNumber } from "./number.ts";

describe("an order's number", () => {
  const draws = fc.infiniteStream(fc.nat(orderNumberAlphabet.length - 1));

  function numberFrom(stream: Iterator<number>): string {
    return orderNumber(() => stream.next().value);
  }

  test("has two short groups of unambiguous characters", () => {
    fc.assert(
      fc.property(draws, (stream) => {
        expect(numberFrom(stream)).toMatch(/^NQ-[2-9CDFGHJKMNPQRTVWXY]{4}-[2-9CDFGHJKMNPQRTVWXY]{2}$/);
      }),
    );
    expect(new Set(orderNumberAlphabet).size).toBe(orderNumberAlphabet.length);
  });

  test("uses every random draw", () => {
    const characters = fc.array(fc.nat(orderNumberAlphabet.length - 1), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(characters, characters, (one, other) => {
        const same = one.every((character, index) => character === other[index]);
        expect(numberFrom(one[Symbol.iterator]()) === numberFrom(other[Symbol.iterator]())).toBe(same);
      }),
    );
  });

  test("a broken source of randomness is a bug", () => {
    expect(() => orderNumber((max) => max)).toThrow(RangeError);
  });

  test("is recognised as people type it", () => {
    for (const typed of ["NQ-7F3K-92", "nq-7f3k-92", " nq 7f3k 92", "7F3K92", "NQ7F3K92"]) {
      expect(parseOrderNumber(typed)).toBe("NQ-7F3K-92");
    }
    for (const typed of ["", "NQ", "NQ-7F3K-9", "NQ-7F3K-921", "NQ-7F3O-92", "XX-7F3K-92", "NQ-7F3K-9'"]) {
      expect(parseOrderNumber(typed)).toBeUndefined();
    }
    fc.assert(
      fc.property(draws, (stream) => {
        const number = numberFrom(stream);
        expect(parseOrderNumber(number)).toBe(number);
        expect(parseOrderNumber(number.toLowerCase().replaceAll("-", " "))).toBe(number);
        expect(parseOrderNumber(number.slice(3))).toBe(number);
      }),
    );
  });
});
