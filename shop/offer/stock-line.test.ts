import { expect, test } from "vitest";
import { findPieces } from "./find-pieces.ts";
import type { OfferPiece } from "./offer-desk.ts";
import { agreedInWords, stockLine } from "./stock-line.ts";

const now = Date.parse("2026-11-19T12:00:00+05:00");
const ring: OfferPiece = {
  id: 98,
  name: "Gauhar",
  summary: "Pearl ring",
  badge: "Ready to Ship",
  inStock: true,
  price: 5_200,
  sizes: ["16", "17"],
  picture: { name: "98-front", hash: "a", width: 3, height: 4, tone: "sand" },
};
const line = (piece: OfferPiece, size = "") => {
  const { words, state } = stockLine(piece, size, now, { from: 10, to: 15 });
  return `${state}: ${words}`;
};

test("what is on the shelf, by size where sizes are counted", () => {
  expect(line(ring)).toBe("ready: On the shelf");
  expect(line({ ...ring, stock: { 16: 3, 17: 3 } })).toBe("ready: On the shelf, 3 of each size");
  expect(line({ ...ring, stock: { 16: 3, 17: 1 } })).toBe("ready: On the shelf, 4 left");
  expect(line({ ...ring, stock: { 16: 3, 17: 1 } }, "17")).toBe("ready: On the shelf, 1 left");
  expect(line({ ...ring, stock: { 16: 3, 17: 0 } }, "17")).toBe("gone: Sold out");
  expect(line({ ...ring, stock: { "": 2 } })).toBe("ready: On the shelf, 2 left");
  expect(line({ ...ring, inStock: false })).toBe("gone: Sold out");
  expect(line({ ...ring, badge: "Made to Order" })).toBe("made: Ready by about 4 December");
});

test("above the price: more than in the shop, or a gift", () => {
  expect(agreedInWords(6_200, 5_200)).toBe("1,000 more than in the shop");
  expect(agreedInWords(5_200, 5_200)).toBeUndefined();
  expect(agreedInWords(0, undefined)).toBe("A gift");
  expect(agreedInWords(Number.NaN, 5_200)).toBeUndefined();
});

test("a piece is found by name, stone or number", () => {
  const names = (search: string) => findPieces([ring], search).map(({ name }) => name);
  expect(["", "gau", "pearls", "98", "moti"].map(names)).toEqual(Array(5).fill(["Gauhar"]));
  expect(names("emerald")).toEqual([]);
});
