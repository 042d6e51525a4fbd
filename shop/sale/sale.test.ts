import fc from "fast-check";
import { expect, test } from "vitest";
import { cutPrice, dueStep, isSalePrice, nextSalePrice, saleBegins, saleEnds } from "./sale.ts";

test("per cent and sums are rounded down to 50 rupees, never below 100", () => {
  expect([5500, 6200, 9200].map((price) => cutPrice(price, { percent: 15 }))).toEqual([4650, 5250, 7800]);
  expect(cutPrice(5500, { sum: 500 })).toBe(5000);
  expect(cutPrice(5520, { sum: 500 })).toBe(5000);
  expect(cutPrice(120, { percent: 90 })).toBe(100);
  expect(cutPrice(300, { sum: 5000 })).toBe(100);
  expect(cutPrice(100, { percent: 10 })).toBeUndefined();
});

test("what a cut makes can always be charged", () => {
  const cut = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ sum: fc.integer({ min: 1, max: 200_000 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 1_000_000 }), cut, (price, by) => {
      const lower = cutPrice(price, by);
      expect(isSalePrice(lower, price)).toBe(true);
      expect(Number(lower) % 50).toBe(0);
    }),
  );
});

test("by hand any whole price from 100 and below the piece's own", () => {
  expect([99, 100, 5499, 5500, 100.5, Number.NaN, undefined].map((price) => isSalePrice(price, 5500))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a sale's days are Pakistan's, from 00:00 to 23:59:59", () => {
  const day = Date.UTC(2026, 10, 27) / 86_400_000;
  expect(new Date(saleBegins(day)).toISOString()).toBe("2026-11-26T19:00:00.000Z");
  expect(new Date(saleEnds(day)).toISOString()).toBe("2026-11-27T18:59:59.999Z");
});

test("a sale is due at its moments; one that was missed altogether only ends", () => {
  const sale = { fromAt: 100, untilAt: 200 };
  const planned = { ...sale, state: "planned" } as const;
  const running = { ...sale, state: "running" } as const;
  expect([99, 100, 200, 201].map((now) => dueStep(planned, now))).toEqual([undefined, "begin", "begin", "end"]);
  expect([99, 200, 201].map((now) => dueStep(running, now))).toEqual([undefined, undefined, "end"]);
  expect(dueStep({ ...sale, state: "over" }, 300)).toBeUndefined();
});

const begins = { price: 5500, going: undefined, coming: 4650, others: [] };

test("a sale that begins puts its price in, unless the piece costs less already", () => {
  expect(nextSalePrice({ ...begins, salePrice: null })).toEqual({ salePrice: 4650, before: null });
  expect(nextSalePrice({ ...begins, salePrice: 5000 })).toEqual({ salePrice: 4650, before: 5000 });
  expect(nextSalePrice({ ...begins, salePrice: 4000 })).toEqual({ salePrice: 4000, before: 4000 });
  expect(nextSalePrice({ ...begins, price: 4500, salePrice: null })).toEqual({ salePrice: null, before: null });
});

test("a sale that ends takes out its own price alone, and puts back what was there before", () => {
  const ends = { price: 5500, coming: undefined, others: [] };
  const plain = { ...ends, going: { price: 4650, before: null } };
  expect(nextSalePrice({ ...plain, salePrice: 4650 }).salePrice).toBeNull();
  expect(nextSalePrice({ ...plain, salePrice: 4000 }).salePrice).toBe(4000);
  expect(nextSalePrice({ ...plain, salePrice: null }).salePrice).toBeNull();
  const earlier = { ...ends, going: { price: 4650, before: 5000 } };
  expect(nextSalePrice({ ...earlier, salePrice: 4650 }).salePrice).toBe(5000);
  expect(nextSalePrice({ ...earlier, price: 4900, salePrice: 4650 }).salePrice).toBeNull();
});

test("of two sales the lower price holds; when one ends, the other's stays", () => {
  const [high, low] = [
    { price: 5000, before: 5200 },
    { price: 4000, before: 5200 },
  ];
  expect(nextSalePrice({ ...begins, coming: 4000, salePrice: 5000, others: [high] })).toEqual({
    salePrice: 4000,
    before: 5200,
  });
  expect(nextSalePrice({ ...begins, coming: 5000, salePrice: 4000, others: [low] })).toEqual({
    salePrice: 4000,
    before: 5200,
  });
  const ends = { price: 5500, coming: undefined, salePrice: 4000 };
  expect(nextSalePrice({ ...ends, going: low, others: [high] }).salePrice).toBe(5000);
  expect(nextSalePrice({ ...ends, going: high, others: [low] }).salePrice).toBe(4000);
  expect(nextSalePrice({ ...ends, going: low, others: [low] }).salePrice).toBe(4000);
});

test("a changed price follows, unless the seller changed it by hand meanwhile", () => {
  const changes = { price: 5500, going: { price: 4650, before: null }, coming: 4800, others: [] };
  expect(nextSalePrice({ ...changes, salePrice: 4650 }).salePrice).toBe(4800);
  expect(nextSalePrice({ ...changes, salePrice: 4700 }).salePrice).toBe(4700);
  expect(nextSalePrice({ ...changes, salePrice: null }).salePrice).toBeNull();
});
