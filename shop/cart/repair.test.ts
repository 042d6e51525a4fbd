import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartLine, goodCart, lookupIn, products } from "../testing/arbitraries.ts";
import { delivery, lookup } from "../testing/orders.ts";
import { addLine, type CartLine, countPieces, emptyCart } from "./cart.ts";
import { priceCart } from "./pricing.ts";
import { repairCart } from "./repair.ts";

const aina: CartLine = { id: 1, quantity: 1, withDupatta: true };

describe("a saved cart that no longer fits the catalogue", () => {
  test.each([
    [{ id: 999, quantity: 1 }, { reason: "unknown-product" }],
    [
      { id: 98, quantity: 1, size: "21" },
      { name: "Gauhar", reason: "unknown-choice", field: "size" },
    ],
    [
      { id: 98, quantity: 1 },
      { name: "Gauhar", reason: "missing-choice", field: "size" },
    ],
    [
      { id: 8, quantity: 1, scent: "Oud", kilos: 9 },
      { name: "Shagun", reason: "unknown-choice", field: "kilos" },
    ],
  ])("loses %o and says why", (line, why) => {
    expect(repairCart([line, aina], lookup)).toEqual({ lines: [aina], removed: [{ line, ...why }] });
  });

  test("drops choices that a piece no longer offers, and joins lines that are then the same", () => {
    const lines = [aina, { ...aina, size: "17" }, { ...aina, scent: "Oud", kilos: 2 }];
    expect(repairCart(lines, lookup)).toEqual({ lines: [{ ...aina, quantity: 3 }], removed: [] });
  });

  test("keeps what is sold out", () => {
    const line = { id: 24, quantity: 1 };
    expect(repairCart([line], lookup)).toEqual({ lines: [line], removed: [] });
  });
});

test("a cart that fits stays as it is", () => {
  fc.assert(
    fc.property(goodCart, ({ products: known, lines }) => {
      const cart = lines.reduce(addLine, emptyCart);
      expect(repairCart(cart, lookupIn(known))).toEqual({ lines: cart, removed: [] });
    }),
  );
});

test("after a repair only sold-out lines are problems, and every removed line is reported", () => {
  fc.assert(
    fc.property(products, fc.array(cartLine, { maxLength: 20 }), (known, some) => {
      const cart = some.map((line) => ({ ...line, quantity: Math.min(line.quantity, 100) }));
      const { lines, removed } = repairCart(cart, lookupIn(known));
      const { problems } = priceCart(lines, lookupIn(known), delivery);
      expect(problems.every(({ reason }) => reason === "sold-out")).toBe(true);
      expect(countPieces(lines) + countPieces(removed.map(({ line }) => line))).toBe(countPieces(cart));
      expect(repairCart(lines, lookupIn(known))).toEqual({ lines, removed: [] });
    }),
  );
});
