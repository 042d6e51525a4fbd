import { expect, test } from "vitest";
import type { CartProduct } from "../../shop/cart/cart-product.ts";
import { type Known, learn, learnDelivery, nothingKnown } from "./known-products.ts";

function piece(id: number, price: number): CartProduct {
  return {
    id,
    name: `Piece ${id}`,
    price,
    inStock: true,
    summary: "",
    badge: "Ready to Ship",
    picture: { name: `${id}-hero`, hash: "0", width: 810, height: 1080, tone: "#fff" },
  };
}

const prices = ({ products }: Known) => [...products.values()].map(({ id, price }) => [id, price]);

test("what is asked for next joins what is known", () => {
  const first = learn(nothingKnown, { request: 1, ids: [1], products: [piece(1, 100)], delivery: 250 });
  expect(prices(learn(first, { request: 2, ids: [2], products: [piece(2, 50)], delivery: 250 }))).toEqual([
    [1, 100],
    [2, 50],
  ]);
});

test("an older answer that comes late changes nothing that a newer one told", () => {
  const newer = learn(nothingKnown, { request: 2, ids: [1], products: [piece(1, 120)], delivery: 250 });
  const late = learn(newer, { request: 1, ids: [1, 3], products: [piece(1, 100), piece(3, 30)], delivery: 250 });
  expect(prices(late)).toEqual([
    [1, 120],
    [3, 30],
  ]);
});

test("what is gone stays gone, and is known to be", () => {
  const before = learn(nothingKnown, { request: 1, ids: [1], products: [piece(1, 100)], delivery: 250 });
  const gone = learn(before, { request: 3, ids: [1], products: [], delivery: 250 });
  expect(gone.products.has(1)).toBe(false);
  expect(gone.answers.has(1)).toBe(true);
  expect(learn(gone, { request: 2, ids: [1], products: [piece(1, 100)], delivery: 250 }).products.has(1)).toBe(false);
});

test("the same holds for the charge, which a refusal may name, too", () => {
  const told = learn(nothingKnown, { request: 2, ids: [1], products: [], delivery: 300 });
  expect(told.delivery?.charge).toBe(300);
  expect(learn(told, { request: 1, ids: [1], products: [], delivery: 250 }).delivery?.charge).toBe(300);
  expect(learnDelivery(told, 3, 350).delivery?.charge).toBe(350);
});
