import { expect, test } from "vitest";
import { lineAgain, orderAgainText, stillSold } from "./order-again.ts";

const line = (name: string, size?: string) => ({
  id: 1,
  name,
  price: 100,
  quantity: 1,
  lineTotal: 100,
  ...(size !== undefined && { size }),
});

test("what went into the cart, and what could not", () => {
  expect(orderAgainText([line("Aina")], [line("Gauhar", "17")])).toBe(
    "Aina is in your cart. Gauhar in 17 is sold out, so it isn’t.",
  );
  expect(orderAgainText([line("Aina"), line("Mehr")], [])).toBe("Aina and Mehr are in your cart.");
  expect(orderAgainText([], [line("Aina"), line("Mehr")])).toBe("Aina and Mehr are sold out, so they aren’t.");
  expect(orderAgainText([line("Aina")], [], ["cart-full", "cart-full"])).toBe(
    "Aina is in your cart. Your cart is full. Place this order first, then add more.",
  );
});

test("a line is ordered again with the same choices, if it can be", () => {
  const ring = { inStock: true, sizes: ["16", "17"] };
  expect(lineAgain(line("Gauhar", "17"), ring)).toEqual({ id: 1, quantity: 1, size: "17" });
  expect(lineAgain(line("Gauhar", "18"), ring)).toBeUndefined();
  expect(lineAgain(line("Gauhar", "17"), { ...ring, inStock: false })).toBeUndefined();
  expect(lineAgain(line("Gauhar", "17"), { ...ring, stock: { "17": 0 } })).toBeUndefined();
  expect(lineAgain(line("Gauhar", "17"), undefined)).toBeUndefined();
});

test("what is still sold, and what isn't", () => {
  const kiran = { ...line("Kiran"), id: 1 };
  const dhanak = { ...line("Dhanak", "2.4"), id: 2 };
  const shop =
    (...sold: number[]) =>
    (id: number) =>
      sold.includes(id) ? { inStock: true, ...(id === 2 && { sizes: ["2.4"] }) } : undefined;
  expect(stillSold([kiran, dhanak], shop(1))).toEqual({
    isAny: true,
    text: "Kiran is still sold. Dhanak in 2.4 has sold out since.",
  });
  expect(stillSold([kiran, dhanak], shop(1, 2)).text).toBe("Kiran and Dhanak are still sold.");
  expect(stillSold([kiran], shop())).toEqual({
    isAny: false,
    text: "Kiran has sold out since. Ask us: we may make another.",
  });
});
