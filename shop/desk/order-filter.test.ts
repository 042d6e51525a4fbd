import fc from "fast-check";
import { expect, test } from "vitest";
import { courierNames } from "../order/courier.ts";
import { orderSources } from "../order/source.ts";
import { stages } from "../order/stage.ts";
import { anyText } from "../testing/arbitraries.ts";
import { hasControls } from "../typed-text.ts";
import {
  formatOrderKey,
  moneyFilters,
  type OrderFilter,
  orderFilterQuery,
  parseOrderFilter,
  parseOrderKey,
  reachedFilters,
  workKinds,
} from "./order-filter.ts";
import { maxSearch } from "./order-search.ts";

const filter: fc.Arbitrary<OrderFilter> = fc.record(
  {
    stage: fc.constantFrom(...stages),
    work: fc.constantFrom(...workKinds),
    from: fc.integer({ min: 0, max: 40_000 }),
    to: fc.integer({ min: 0, max: 40_000 }),
    piece: fc.integer({ min: 1, max: 999_999 }),
    standing: fc.constant(true as const),
    reached: fc.constantFrom(...reachedFilters),
    money: fc.subarray([...moneyFilters], { minLength: 1 }),
    source: fc.subarray([...orderSources], { minLength: 1 }),
    city: fc.subarray(["Lahore", "راولپنڈی", "D. G. Khan & co"], { minLength: 1 }),
    courier: fc.constantFrom(...courierNames),
    late: fc.constant(true as const),
    needed: fc.constant(true as const),
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
  const odd =
    "stage=gone&work=play&from=2025-02-31&to=soon&city=%20&piece=01&source=friend&standing=no&q=" +
    "&money=gold&reached=moon&courier=pigeon&late=no&needed=1";
  expect(parseOrderFilter(new URLSearchParams(odd))).toEqual({});
});

test("invisible characters are removed before the database is searched", () => {
  expect(parseOrderFilter(new URLSearchParams("q=%00&city=%00%07"))).toEqual({});
  expect(parseOrderFilter(new URLSearchParams("q=%00aye%00sha%1B&city=Dera%09Ghazi%0D%0AKhan%00"))).toEqual({
    search: "ayesha",
    city: ["Dera Ghazi Khan"],
  });
});

test("several of one kind are repeated in the address, and an address with one still works", () => {
  expect(parseOrderFilter(new URLSearchParams("city=Lahore&source=shop"))).toEqual({
    city: ["Lahore"],
    source: ["shop"],
  });
  expect(parseOrderFilter(new URLSearchParams("money=part&money=cash&money=part&city=Lahore&city=Lahore"))).toEqual({
    money: ["cash", "part"],
    city: ["Lahore"],
  });
  expect(String(orderFilterQuery({ money: ["cash", "part"] }))).toBe("money=cash&money=part");
});

test("typed text becomes one line that survives its address", () => {
  fc.assert(
    fc.property(anyText, anyText, (q, city) => {
      const parsed = parseOrderFilter(new URLSearchParams({ q, city }));
      for (const text of [parsed.search ?? "", ...(parsed.city ?? [])]) {
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
