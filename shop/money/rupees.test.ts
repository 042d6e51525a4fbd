import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatListing, formatPkr, formatRs, sum, times } from "./rupees.ts";

const rupees = fc.integer({ min: 0, max: 1_000_000_000 });

describe("the three formats", () => {
  test.each([
    [0, "0 PKR", "PKR 0", "Rs 0.00"],
    [250, "250 PKR", "PKR 250", "Rs 250.00"],
    [5500, "5,500 PKR", "PKR 5,500", "Rs 5,500.00"],
    [48_000, "48,000 PKR", "PKR 48,000", "Rs 48,000.00"],
    [120_000, "120,000 PKR", "PKR 120,000", "Rs 120,000.00"],
    [1_234_567, "1,234,567 PKR", "PKR 1,234,567", "Rs 1,234,567.00"],
  ])("%d", (amount, listing, pkr, rs) => {
    expect(formatListing(amount)).toBe(listing);
    expect(formatPkr(amount)).toBe(pkr);
    expect(formatRs(amount)).toBe(rs);
  });

  test("group as Pakistani English does", () => {
    const pakistani = new Intl.NumberFormat("en-PK");
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(formatPkr(amount)).toBe(`PKR ${pakistani.format(amount)}`);
      }),
    );
  });

  test("refuse what is not a whole amount", () => {
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => formatRs(amount)).toThrow(RangeError);
    }
  });
});

describe("arithmetic", () => {
  test("is exact", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(rupees, fc.integer({ min: 1, max: 9999 })), { maxLength: 50 }), (pairs) => {
        const exact = pairs.reduce((total, [price, quantity]) => total + BigInt(price) * BigInt(quantity), 0n);
        expect(BigInt(sum(pairs.map(([price, quantity]) => times(price, quantity))))).toBe(exact);
      }),
    );
  });

  test("an empty sum is 0", () => {
    expect(sum([])).toBe(0);
  });

  test("throws where a result would be inexact", () => {
    expect(() => times(19.99, 3)).toThrow(RangeError);
    expect(() => times(100, 1.5)).toThrow(RangeError);
    expect(() => times(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1, -1])).toThrow(RangeError);
  });
});
