import { expect, test } from "vitest";
import type { PieceRow } from "./piece-desk.ts";
import { filterPieces, parsePieceFilter, pieceFilterQuery, stockWords } from "./piece-filter.ts";

const piece = (changes: Partial<PieceRow> = {}): PieceRow => ({
  id: 38,
  name: "Kiran",
  summary: "Long kundan drops with a sunburst stud",
  category: "Earrings",
  listings: ["earrings"],
  stones: ["emerald"],
  badge: "Ready to Ship",
  price: 5500,
  salePrice: null,
  inStock: true,
  stock: undefined,
  state: "live",
  version: 0,
  picture: undefined,
  ...changes,
});

test("a filter survives its address; invalid values are ignored", () => {
  const filter = { listing: "rings", state: "sold-out", search: "moti" } as const;
  expect(parsePieceFilter(pieceFilterQuery(filter))).toEqual(filter);
  expect(parsePieceFilter(new URLSearchParams("listing=cars&state=x&q=%20"))).toEqual({});
});

test("found by name, summary, stone in English or Urdu, category and id; not by the middle of a word", () => {
  const all = [piece(), piece({ id: 7, name: "گلاب", stones: ["pearl"], summary: "Ring", category: "Rings" })];
  const found = (search: string) => filterPieces(all, { search }).map(({ id }) => id);
  expect(found("kir")).toEqual([38]);
  expect(found("zamurrad sunburst")).toEqual([38]);
  expect(found("گلاب")).toEqual([7]);
  expect(found("7")).toEqual([7]);
  expect(found("ring")).toEqual([7]);
  expect(found("%")).toEqual([]);
});

test("stock in words, and the piece that each word leads to", () => {
  const words = (changes: Partial<PieceRow>) => stockWords(piece(changes));
  expect(words({})).toBe("Not counted");
  expect(words({ stock: { "": 5 } })).toBe("5 left");
  expect(words({ stock: { "": 1 } })).toBe("One left");
  expect(words({ stock: { "": 0 } })).toBe("Sold out");
  expect(words({ inStock: false })).toBe("Sold out");
  expect(words({ state: "off", stock: { "": 1 } })).toBe("Off the shop");
  expect(words({ sizes: ["16", "17"], stock: { "16": 1, "17": 2 } })).toBe("3 left");
  expect(words({ sizes: ["16", "17"], stock: { "16": 1 } })).toBe("Some sizes counted");
  const all = [
    piece(),
    piece({ id: 1, stock: { "": 2 } }),
    piece({ id: 2, inStock: false }),
    piece({ id: 3, state: "off" }),
  ];
  const ids = (state: "few" | "sold-out" | "off") => filterPieces(all, { state }).map(({ id }) => id);
  expect([ids("few"), ids("sold-out"), ids("off")]).toEqual([[1], [2], [3]]);
});
