import { expect, test } from "vitest";
import { orderAgainText } from "./order-again.ts";

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
});
