import fc from "fast-check";
import { expect, test } from "vitest";
import { orderSources } from "../order/source.ts";
import { stages } from "../order/stage.ts";
import { anyText } from "../testing/arbitraries.ts";
import { hasControls } from "../typed-text.ts";
import {
  formatOrderKey,
  type OrderFilter,
  orderFilterQuery,
  parseOrderFilter,
  parseOrderKey,
  workKinds,
} from "./order-filter.ts";
import { maxSearch } from "./order-search.ts";

const filter: fc.Arbitrary<OrderFilter> = fc.record(
  {
    stage: fc.constantFrom(...stages),
    work: fc.constantFrom(...workKinds),
    from: fc.integer({ min: 0, max: 40_000 }),
    to: fc.integer({ min: 0, max: 40_000 }),
    city: fc.constantFrom("Lahore", "راولپنڈی", "D. G. Khan & co"),
    piece: fc.integer({ min: 1, max: 999_999 }),
    source: fc.constantFrom(...orderSources),
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

test("invalid values are ignored", () => {
  const odd = "stage=gone&work=play&from=2025-02-31&to=soon&city=%20&piece=01&source=friend&standing=no&q=";
  expect(parseOrderFilter(new URLSearchParams(odd))).toEqual({});
});

test("invisible characters are removed before the database is searched", () => {
  expect(parseOrderFilter(new URLSearchParams("q=%00&city=%00%07"))).toEqual({});
  expect(parseOrderFilter(new URLSearchParams("q=%00aye%00sha%1B&city=Dera%09Ghazi%0D%0AKhan%00"))).toEqual({
    search: "ayesha",
    city: "Dera Ghazi Khan",
  });
});

test("typed text becomes one line that survives its address", () => {
  fc.assert(
    fc.property(anyText, anyText, (q, city) => {
      const parsed = parseOrderFilter(new URLSearchParams({ q, city }));
      for (const text of [parsed.search ?? "", parsed.city ?? ""]) {
        expect(hasControls(text, "one")).toBe(false);
        expect(text.length).toBeLessThanOrEqual(maxSearch);
      }
      expect(parseOrderFilter(orderFilterQuery(parsed))).toEqual(parsed);
    }),
  );
});

test("a cursor survives its address, and invalid ones are undefined", () => {
  const key = { createdAt: 1_763_199_120_000, number: "NQ-7F3K-92" };
  expect(parseOrderKey(formatOrderKey(key))).toEqual(key);
  for (const text of ["", "1", "1.NQ", "x.NQ-7F3K-92", "1.NQ-7F3K-92'", null])
    expect(parseOrderKey(text)).toBeUndefined();
});
