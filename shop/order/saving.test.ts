import { expect, test } from "vitest";
import { savingOf } from "./saving.ts";

test("the saving is what the pieces cost in the shop, less what was agreed", () => {
  const lines = [
    { price: 84_000, shopPrice: 95_000, quantity: 1 },
    { price: 4600, shopPrice: 4900, quantity: 2 },
    { price: 0, shopPrice: 700, quantity: 1 },
  ];
  expect(savingOf(lines)).toBe(11_000 + 600 + 700);
});

test("a piece of its own, or one at the shop's price, saves nothing", () => {
  expect(savingOf([])).toBe(0);
  expect(savingOf([{ price: 12_000, quantity: 3 }])).toBe(0);
  expect(savingOf([{ price: 5200, shopPrice: 5200, quantity: 3 }])).toBe(0);
});

test("a piece above the shop's price counts against the others, but nothing is saved below zero", () => {
  const dearer = { price: 6200, shopPrice: 5200, quantity: 1 };
  expect(savingOf([dearer, { price: 84_000, shopPrice: 95_000, quantity: 1 }])).toBe(10_000);
  expect(savingOf([dearer])).toBe(0);
});
