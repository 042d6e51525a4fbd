import { describe, expect, test } from "vitest";
import { type CartAnswer, cartAnswerShape } from "./cart/cart-product.ts";
import { fits, type Shape } from "./shape.ts";

const picture = { name: "1-hero", hash: "abc", width: 480, height: 640, tone: "#fff" };
const ring = { id: 1, name: "Aina", price: 4100, inStock: true, summary: "A ring", badge: "Ready to Ship", picture };
const choker = { ...ring, id: 2, salePrice: 3900, stock: { "": 1, S: 0 }, sizes: ["S"], dupatta: true, similar: [1] };
const answer = { edition: 3, products: [ring, choker], delivery: 250 };

const isAnswer = (value: unknown) => fits<CartAnswer>(value, cartAnswerShape);

test("accepts unknown fields and missing optional ones", () => {
  expect(isAnswer(answer)).toBe(true);
  expect(isAnswer({ ...answer, currency: "PKR", products: [{ ...ring, weight: 12 }] })).toBe(true);
  expect(isAnswer({ ...answer, products: [{ ...ring, salePrice: null }] })).toBe(true);
  expect(isAnswer({ ...answer, products: [] })).toBe(true);
});

describe("refuses", () => {
  test.each(Object.keys(ring))("a piece without its %s", (name) => {
    const { [name as keyof typeof ring]: _, ...less } = ring;
    expect(isAnswer({ ...answer, products: [ring, less] })).toBe(false);
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a bare list", [ring]],
    ["pieces by their ids", { ...answer, products: { 1: ring } }],
    ["a list of lists", { ...answer, products: [[ring]] }],
    ["a price in words", { ...answer, products: [{ ...ring, price: "4,100" }] }],
    ["a price with its currency", { ...answer, products: [{ ...ring, price: { amount: 4100, currency: "PKR" } }] }],
    ["a picture by its name", { ...answer, products: [{ ...ring, picture: "1-hero" }] }],
    ["sizes with their stock", { ...answer, products: [{ ...choker, sizes: [{ size: "S", left: 0 }] }] }],
    ["stock as a list", { ...answer, products: [{ ...choker, stock: [1, 0] }] }],
    ["stock in words", { ...answer, products: [{ ...choker, stock: { S: "few" } }] }],
  ])("%s", (_, value) => {
    expect(isAnswer(value)).toBe(false);
  });
});

test("a record's values may be null only where the type says so", () => {
  const some: Shape<Record<string, number | null>> = { "*?": "number" };
  const all: Shape<Record<string, number>> = { "*": "number" };
  expect(fits<Record<string, number | null>>({ a: 1, b: null }, some)).toBe(true);
  expect(fits<Record<string, number>>({ a: 1, b: null }, all)).toBe(false);
});

test("the type of a shape demands every field, optional exactly where the type's is", () => {
  type Named = { name: string; alias?: string };
  const right: Shape<Named> = { name: "string", "alias?": "string" };
  // @ts-expect-error: without the alias
  const less: Shape<Named> = { name: "string" };
  // @ts-expect-error: the name can't be missing
  const loose: Shape<Named> = { "name?": "string", "alias?": "string" };
  expect([right, less, loose]).toHaveLength(3);
});
