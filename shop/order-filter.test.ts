import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatOrderKey,
  type OrderFilter,
  orderFilterQuery,
  parseOrderFilter,
  parseOrderKey,
  workKinds,
} from "./order-filter.ts";
import { stages } from "./stage.ts";

const filter: fc.Arbitrary<OrderFilter> = fc.record(
  {
    stage: fc.constantFrom(...stages),
    work: fc.constantFrom(...workKinds),
    from: fc.integer({ min: 0, max: 40_000 }),
    to: fc.integer({ min: 0, max: 40_000 }),
    city: fc.constantFrom("Lahore", "راولپنڈی", "D. G. Khan & co"),
    piece: fc.integer({ min: 1, max: 999_999 }),
    standing: fc.constant(true as const),
    search: fc.constantFrom("ayesha", "a&b=c", "%_", "ثناء"),
  },
  { requiredKeys: [] },
);

test("a filter survives its address", () => {
  fc.assert(
    fc.property(filter, (some) => {
      const address = orderFilterQuery(some).toString();
      expect(parseOrderFilter(new URLSearchParams(address))).toEqual(some);
    }),
  );
});

test("what makes no sense is left out", () => {
  const odd = "stage=gone&work=play&from=2025-02-31&to=soon&city=%20&piece=01&standing=no&q=";
  expect(parseOrderFilter(new URLSearchParams(odd))).toEqual({});
});

test("a place in the list survives its address, and nothing else is one", () => {
  const key = { createdAt: 1_763_199_120_000, number: "NQ-7F3K-92" };
  expect(parseOrderKey(formatOrderKey(key))).toEqual(key);
  for (const text of ["", "1", "1.NQ", "x.NQ-7F3K-92", "1.NQ-7F3K-92'", null])
    expect(parseOrderKey(text)).toBeUndefined();
});
