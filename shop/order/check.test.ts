import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceCart } from "../cart/pricing.ts";
import { goodCart, lookupIn } from "../testing/arbitraries.ts";
import { delivery, lookup, request } from "../testing/orders.ts";
import { checkOrder } from "./check.ts";
import type { RequestLine } from "./request.ts";

function errorsOf(lines: RequestLine[], total: number) {
  const checked = checkOrder(request({ lines, total }), lookup, delivery);
  return checked.ok ? [] : checked.errors;
}

test("an order at the shown prices is accepted", () => {
  const checked = checkOrder(request(), lookup, delivery);
  expect(checked).toEqual({ ok: true, priced: priceCart(request().lines, lookup, delivery) });
});

test("shown prices may be left out, but the total has to be right", () => {
  expect(errorsOf([{ id: 98, quantity: 1, size: "17" }], 5450)).toEqual([]);
  expect(errorsOf([{ id: 98, quantity: 1, size: "17" }], 5200)).toEqual([
    { field: "total", reason: "price-changed", detail: "5450" },
  ]);
});

describe("what can't be bought is named by its line", () => {
  test.each([
    [
      { id: 999, quantity: 1 },
      { field: "lines.1", reason: "unknown-product" },
    ],
    [
      { id: 24, quantity: 1 },
      { field: "lines.1", reason: "sold-out" },
    ],
    [
      { id: 98, quantity: 1 },
      { field: "lines.1.size", reason: "missing-choice" },
    ],
    [
      { id: 98, quantity: 1, size: "21" },
      { field: "lines.1.size", reason: "unknown-choice" },
    ],
    [
      { id: 8, quantity: 1, scent: "Musk", kilos: 1 },
      { field: "lines.1.scent", reason: "unknown-choice" },
    ],
    [
      { id: 98, quantity: 1, size: "17", withDupatta: true },
      { field: "lines.1.withDupatta", reason: "unknown-choice" },
    ],
  ])("%o", (line, error) => {
    expect(errorsOf([{ id: 1, quantity: 1 }, line], 1)).toEqual([error]);
  });
});

test("a price that changed is named by its line, with the new one and the new sum", () => {
  const shown = [
    { id: 1, quantity: 1, price: 90_000 },
    { id: 98, quantity: 1, size: "17", price: 5200 },
  ];
  expect(errorsOf(shown, 95_450)).toEqual([
    { field: "lines.0.price", reason: "price-changed", detail: "95000" },
    { field: "total", reason: "price-changed", detail: "100450" },
  ]);
});

test("a refused order carries what it would cost now", () => {
  expect(checkOrder(request({ total: 1 }), lookup, delivery)).toMatchObject({ ok: false, priced: { total: 105_650 } });
});

test("no request with a wrong price or total is accepted", () => {
  fc.assert(
    fc.property(goodCart, fc.maxSafeNat(), fc.array(fc.maxSafeNat()), ({ products, lines }, total, prices) => {
      const shown = lines.map((line, index) => ({
        ...line,
        ...(prices[index] !== undefined && { price: prices[index] }),
      }));
      const honest = priceCart(lines, lookupIn(products), delivery);
      const checked = checkOrder(request({ lines: shown, total }), lookupIn(products), delivery);
      expect(checked.priced).toEqual(honest);
      const lied =
        total !== honest.total ||
        shown.some(({ price }, index) => price !== undefined && price !== honest.lines[index]?.price);
      expect(checked.ok).toBe(!lied);
    }),
  );
});
