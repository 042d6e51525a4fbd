import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartLine, goodCart, lookupIn, products } from "../testing/arbitraries.ts";
import { lineKey } from "./cart.ts";
import { priceCart, shopDelivery } from "./pricing.ts";

const lookup = lookupIn([
  { id: 1, name: "Aina", price: 95_000, inStock: true, dupatta: true },
  { id: 93, name: "Gauhar", price: 5200, inStock: true, sizes: ["16", "17"] },
  { id: 24, name: "Zulekha", price: 38_500, inStock: false },
]);

test("a cart as the cart page shows it", () => {
  const aina = { id: 1, quantity: 1, withDupatta: true };
  const gauhar = { id: 93, quantity: 2, size: "17" };
  expect(priceCart([aina, gauhar], lookup, 250)).toEqual({
    lines: [
      { ...aina, key: lineKey(aina), name: "Aina", price: 95_000, lineTotal: 95_000 },
      { ...gauhar, key: lineKey(gauhar), name: "Gauhar", price: 5200, lineTotal: 10_400 },
    ],
    problems: [],
    subtotal: 105_400,
    delivery: 250,
    total: 105_650,
  });
});

test("an empty cart has no delivery charge", () => {
  expect(priceCart([], lookup, 250)).toEqual({ lines: [], problems: [], subtotal: 0, delivery: 0, total: 0 });
  expect(priceCart([{ id: 24, quantity: 1 }], lookup, 250)).toMatchObject({ delivery: 0, total: 0 });
});

describe("what can't be bought", () => {
  test.each([
    [{ id: 999, quantity: 1 }, { reason: "unknown-product" }],
    [{ id: 24, quantity: 1 }, { reason: "sold-out" }],
    [
      { id: 93, quantity: 1 },
      { reason: "missing-choice", field: "size" },
    ],
    [
      { id: 93, quantity: 1, size: "21" },
      { reason: "unknown-choice", field: "size" },
    ],
  ])("%o: %o", (line, problem) => {
    const priced = priceCart([{ id: 1, quantity: 1 }, line], lookup, 250);
    expect(priced.problems).toEqual([{ key: lineKey(line), id: line.id, index: 1, ...problem }]);
    expect(priced.total).toBe(95_250);
  });

  test("a price in the line is ignored", () => {
    const lying = { id: 1, quantity: 1, price: 1, lineTotal: 1, name: "Free" };
    expect(priceCart([lying], lookup, 250)).toMatchObject({
      subtotal: 95_000,
      lines: [{ name: "Aina", price: 95_000 }],
    });
  });
});

test("every line is priced or named as a problem, in order, and keeps its identity", () => {
  fc.assert(
    fc.property(products, fc.array(cartLine, { maxLength: 20 }), (known, lines) => {
      const priced = priceCart(lines, lookupIn(known), 250);
      const broken = new Set(priced.problems.map(({ index }) => index));
      expect(priced.problems.every(({ index, key }) => lines[index] && lineKey(lines[index]) === key)).toBe(true);
      expect(priced.lines.map(({ key, quantity }) => [key, quantity])).toEqual(
        lines.filter((_, index) => !broken.has(index)).map((line) => [lineKey(line), line.quantity]),
      );
      expect(priced.lines.every((line) => lineKey(line) === line.key)).toBe(true);
    }),
  );
});

test("the total is the exact sum of price times quantity, and one delivery", () => {
  fc.assert(
    fc.property(goodCart, fc.integer({ min: 0, max: 5000 }), ({ products: known, lines }, charge) => {
      const find = lookupIn(known);
      const exact = lines.reduce((sum, { id, quantity }) => sum + BigInt(find(id)?.price ?? 0) * BigInt(quantity), 0n);
      const priced = priceCart(lines, find, charge);
      expect(priced.problems).toEqual([]);
      expect(BigInt(priced.subtotal)).toBe(exact);
      expect(BigInt(priced.total)).toBe(exact + BigInt(charge));
    }),
  );
});

test("the order of the lines and how they are split don't change the total", () => {
  fc.assert(
    fc.property(goodCart, ({ products: known, lines }) => {
      const total = priceCart(lines, lookupIn(known), 250).total;
      expect(priceCart(lines.toReversed(), lookupIn(known), 250).total).toBe(total);
      const singles = lines.flatMap((line) =>
        line.quantity > 1
          ? [
              { ...line, quantity: line.quantity - 1 },
              { ...line, quantity: 1 },
            ]
          : [line],
      );
      expect(priceCart(singles, lookupIn(known), 250).total).toBe(total);
    }),
  );
});

test("lines that share a count are sold until it runs out", () => {
  const lookup = (id: number) =>
    id === 98
      ? { id, name: "Gauhar", price: 5200, inStock: true, sizes: ["16", "17"], stock: { "16": 0, "17": 3 } }
      : { id, name: "Aina", price: 95_000, inStock: true, dupatta: true as const, stock: { "": 3 } };
  const { lines, problems } = priceCart(
    [
      { id: 98, quantity: 1, size: "16" },
      { id: 98, quantity: 4, size: "17" },
      { id: 1, quantity: 2, withDupatta: true },
      { id: 1, quantity: 2, withDupatta: false },
    ],
    lookup,
    250,
  );
  expect(lines).toMatchObject([{ id: 1, withDupatta: true }]);
  expect(problems).toMatchObject([
    { index: 0, reason: "sold-out" },
    { index: 1, reason: "only-left", left: 3 },
    { index: 3, reason: "only-left", left: 3 },
  ]);
});

test("delivery is free from a sum of the pieces, and costs below it", () => {
  const lookup = (id: number) => ({ id, name: "Gauhar", price: 5000, salePrice: null, inStock: true });
  const delivery = (quantity: number, freeFrom?: number) =>
    priceCart([{ id: 98, quantity }], lookup, shopDelivery({ deliveryCharge: 250, freeDeliveryFrom: freeFrom }));
  expect(delivery(1, 10_000)).toMatchObject({ delivery: 250, total: 5250 });
  expect(delivery(2, 10_000)).toMatchObject({ delivery: 0, total: 10_000 });
  expect(delivery(2)).toMatchObject({ delivery: 250, total: 10_250 });
  expect(priceCart([], lookup, shopDelivery({ deliveryCharge: 250 })).total).toBe(0);
});
