import { expect, test } from "vitest";
import type { Lookup } from "../cart/pricing.ts";
import { lookup } from "../testing/orders.ts";
import type { OfferLine } from "./offer.ts";
import { agreedSums, shopperFaults } from "./shopper-faults.ts";

const aina: OfferLine = { id: 1, quantity: 1, agreed: 84_000, withDupatta: true };
const gauhar: OfferLine = { id: 98, quantity: 2, agreed: 4600 };
const own: OfferLine = { quantity: 1, agreed: 12_000, own: { name: "Green jhoomar", words: "", pictures: [] } };
const terms = { lines: [aina, gauhar, own], delivery: 0 };

const counted =
  (stock: Record<string, number>): Lookup =>
  (id) => {
    const product = lookup(id);
    return product && id === 98 ? { ...product, stock } : product;
  };

test("each choice that is left open is asked for by the piece's name", () => {
  expect(shopperFaults(terms, [], lookup)).toEqual([
    { index: 1, field: "size", isMissing: true, words: "Choose a size for Gauhar." },
  ]);
  const tray: OfferLine = { id: 8, quantity: 1, agreed: 50_000 };
  expect(shopperFaults({ lines: [tray], delivery: 0 }, [], lookup).map(({ field }) => field)).toEqual([
    "withDupatta",
    "scent",
    "kilos",
  ]);
  expect(shopperFaults(terms, [{}, { size: "17" }], lookup)).toEqual([]);
});

test("a piece that has sold meanwhile is named with its size, and the way on", () => {
  const chosen = [{}, { size: "17" }];
  const sold = "Gauhar in 17 has just been sold. Your offer still stands: choose another size, or ask us.";
  expect(shopperFaults(terms, chosen, counted({ "17": 0 }))).toMatchObject([
    { index: 1, field: "size", isMissing: false, words: sold },
  ]);
  // The order was refused, and this edition hasn't heard of it yet.
  expect(shopperFaults(terms, chosen, lookup, [1])).toMatchObject([{ words: sold }]);
  expect(shopperFaults(terms, chosen, counted({ "17": 1 }))).toMatchObject([
    { words: "Gauhar in 17: only one is left. Your offer still stands: choose another size, or ask us." },
  ]);
  const fixed = { lines: [{ ...gauhar, size: "17" }], delivery: 0 };
  expect(shopperFaults(fixed, [], counted({ "17": 0 }))).toMatchObject([
    { words: "Gauhar in 17 has just been sold. Your offer still stands: ask us." },
  ]);
  expect(shopperFaults(fixed, [], () => undefined)).toMatchObject([
    { words: "A piece of your offer in 17 is no longer in the shop. Your offer still stands: ask us." },
  ]);
});

test("the sums that are shown don't wait for a choice, and don't shrink when a piece has sold", () => {
  expect(agreedSums(terms, counted({ "16": 0, "17": 0 }))).toMatchObject({ subtotal: 105_200, total: 105_200 });
});
