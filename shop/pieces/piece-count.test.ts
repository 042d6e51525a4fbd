import { expect, test } from "vitest";
import { cartCount, pieceCount } from "./piece-count.ts";

test("one piece, many pieces, none", () => {
  expect([0, 1, 5, 10_022].map(pieceCount)).toEqual(["0 pieces", "1 piece", "5 pieces", "10,022 pieces"]);
});

test("what has sold out isn't counted with the rest of a cart", () => {
  expect(cartCount(3, 0)).toBe("3 pieces");
  expect(cartCount(3, 1)).toBe("3 pieces, and 1 sold out");
  expect(cartCount(0, 1)).toBe("1 piece, sold out");
  expect(cartCount(1, 9_999)).toBe("1 piece, and 9,999 sold out");
});
