import { expect, test } from "vitest";
import { mostForLine, shortage } from "./cart-stock.ts";

const motia = (quantity: number, size?: string) => ({ id: 5, quantity, ...(size !== undefined && { size }) });

test("a line may have what the other lines of the same count leave", () => {
  expect(mostForLine(motia(5), [motia(5)], { "": 2 })).toBe(2);
  expect(mostForLine(motia(1, "16"), [motia(1, "16"), motia(1, "17")], { "": 3 })).toBe(2);
  expect(mostForLine(motia(1, "16"), [motia(3, "17")], { "": 3 })).toBe(0);
  expect(mostForLine(motia(1, "16"), [motia(3, "17"), { id: 6, quantity: 9 }], { "16": 2, "17": 3 })).toBe(2);
  expect(mostForLine(motia(9), [], undefined)).toBeUndefined();
});

test("a shortage says what is left and what the cart already has", () => {
  expect(shortage(motia(2), [], { "": 2 })).toBeUndefined();
  expect(shortage(motia(5), [], { "": 2 })).toBe("Only 2 are left.");
  expect(shortage(motia(1), [motia(1)], { "": 1 })).toBe("Only one is left. It is in your cart already.");
  expect(shortage(motia(1, "16"), [motia(2, "17")], { "": 2 })).toBe("Only 2 are left. They are in your cart already.");
  expect(shortage(motia(2), [motia(1)], { "": 2 })).toBe("Only 2 are left. One of them is in your cart already.");
  expect(shortage(motia(2), [motia(2)], { "": 3 })).toBe("Only 3 are left. 2 of them are in your cart already.");
  expect(shortage(motia(1, "17"), [], { "17": 0 })).toBe("Size 17 has sold out.");
  expect(shortage(motia(9), [], undefined)).toBeUndefined();
});
