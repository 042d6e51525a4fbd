import { describe, expect, test } from "vitest";
import type { PieceRecord } from "../pieces/product.ts";
import { changedFields, mergeChanges, pieceChanges, stockInWords } from "./piece-changes.ts";
import {
  altField,
  faultAt,
  faultInWords,
  pieceFieldLabels,
  pieceFields,
  readPiece,
  stockFault,
  typedFields,
  typedList,
  typedNumber,
  typedStock,
} from "./piece-form.ts";

const facts = {
  categories: [
    { name: "Rings", listing: "rings", title: "Rings" },
    { name: "Bridals", listing: "bridal-sets", title: "Bridal Sets" },
  ] as const,
};

const ring: PieceRecord = {
  id: 97,
  name: "Gauhar",
  price: 5200,
  salePrice: 4800,
  category: "Rings",
  listings: ["bridal-sets", "rings"],
  badge: "Ready to Ship",
  metal: "rose",
  stones: ["pearl", "kundan"],
  summary: "Pearl halo ring",
  material: "22k gold-plated brass, pearl",
  weight: "5.1 g in size 17",
  description: "<strong>Description:</strong><p>A ring.</p><ul><li>4 g</li></ul>",
  images: ["97-hero", "97-macro"],
  hoverImage: "97-macro",
  altTexts: { "97-macro": "The pearl, close up" },
  inStock: true,
  sizes: ["16", "17"],
  dupatta: true,
  scents: ["Oud", "Gulab"],
  kilos: [1, 2],
  goesWith: [1, 12],
};

function formOf(record: PieceRecord): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(pieceFields(record))) form.set(name, value);
  for (const name of record.images) form.append("images", name);
  form.set("hoverImage", record.hoverImage ?? "");
  for (const [name, words] of Object.entries(record.altTexts ?? {})) form.set(altField(name), words);
  form.set("category", record.category);
  for (const slug of record.listings) form.append("listings", slug);
  form.set("badge", record.badge);
  form.set("metal", record.metal);
  for (const stone of record.stones) form.append("stones", stone);
  form.set("inStock", record.inStock ? "yes" : "no");
  if (record.dupatta) form.set("dupatta", "yes");
  return form;
}

describe("the form of a piece", () => {
  test("has every field of a record, and reads it back unchanged", () => {
    const bare: PieceRecord = { ...ring, salePrice: null, inStock: false, listings: ["rings"], stones: [] };
    for (const field of ["hoverImage", "altTexts", "sizes", "dupatta", "scents", "kilos", "goesWith"] as const)
      delete bare[field];
    const linked = { ...ring, description: '<p>See <a href="https://naqsh.pk">here</a></p>' };
    for (const record of [ring, bare, linked])
      expect(readPiece(typedFields(formOf(record)), 97, facts, record)).toEqual(record);
    // The form lists stones in an order of its own.
    const turned = formOf({ ...ring, stones: ring.stones.toReversed() });
    expect(readPiece(typedFields(turned), 97, facts, ring)).toEqual(ring);
  });

  test("another category adds its listing; NaN is left to the catalogue's check", () => {
    const form = formOf(ring);
    form.set("category", "Bridals");
    form.delete("listings");
    form.set("price", "five");
    form.set("salePrice", " ");
    const record = readPiece(typedFields(form), 97, facts, ring);
    expect(record).toMatchObject({ listings: ["bridal-sets"], price: Number.NaN, salePrice: null });
  });

  test("alt texts belong to their picture, in any order", () => {
    const form = formOf(ring);
    form.delete("images");
    form.set("images", "97-hero");
    form.set("hoverImage", "");
    expect(readPiece(typedFields(form), 97, facts, ring)).not.toHaveProperty("altTexts");
    const words = { "97-hero": "The ring", "97-macro": "The pearl" };
    const turned = { "97-macro": "The pearl", "97-hero": "The ring" };
    expect(changedFields({ ...ring, altTexts: words }, { ...ring, altTexts: turned })).toEqual([]);
    expect(pieceChanges(ring, { ...ring, altTexts: words })).toMatchObject([
      { label: "Words for pictures", from: "The pearl, close up", to: "The ring; The pearl" },
    ]);
  });

  test("numbers and lists as they are typed", () => {
    expect(["95,000", "Rs 95000", "PKR 95 000"].map(typedNumber)).toEqual([95_000, 95_000, 95_000]);
    expect(typedNumber("")).toBeUndefined();
    expect(["-1", "1.5", "1e3", "0x10"].map(typedNumber)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
    expect(typedList(" 16, 17 ,,18،19\n20")).toEqual(["16", "17", "18", "19", "20"]);
  });

  test("stock as a whole, by size, or not counted", () => {
    const fields = (typed: Record<string, string>) =>
      typedFields({ getAll: (name) => (name in typed ? [typed[name]] : []) });
    expect(typedStock(fields({ left: "5" }), [])).toEqual({ "": 5 });
    expect(typedStock(fields({ "left-16": "0", "left-17": "" }), ["16", "17"])).toEqual({ "16": 0 });
    expect(typedStock(fields({ left: " " }), [])).toBeUndefined();
    expect(stockFault({ "": 3 })).toBeUndefined();
    expect(faultInWords(stockFault({ "": Number.NaN }) ?? { field: "", reason: "" }, pieceFieldLabels)).toBe(
      "What is left must be a whole number up to 9999.",
    );
    expect([stockInWords(undefined), stockInWords({ "": 1 }), stockInWords({ "16": 2 })]).toEqual([
      "not counted",
      "1",
      "16: 2",
    ]);
  });
});

test("faults are sentences, by field", () => {
  const faults = [
    { field: "salePrice", reason: "the sale price has to be below the price" },
    { field: "images.1", reason: "there is no picture 9-x; see npm run pictures" },
  ];
  expect(faultAt(faults, "salePrice")).toBe("The sale price has to be below the price.");
  expect(faultAt(faults, "images")).toBe("There is no picture 9-x; see npm run pictures.");
  expect(faultAt(faults, "name")).toBeUndefined();
});

describe("what changed", () => {
  test("in words, field by field; a missing inStock is true", () => {
    const after = { ...ring, price: 5000, salePrice: null, dupatta: undefined, stones: [] };
    expect(pieceChanges(ring, after).map(({ label, from, to }) => `${label}: ${from} → ${to}`)).toEqual([
      "Price: Rs\u00a05,200 → Rs\u00a05,000",
      "Sale price: Rs\u00a04,800 → none",
      "Stones: pearl, kundan → none",
      "Matching dupatta: yes → none",
    ]);
    expect(changedFields({ ...ring, inStock: undefined }, ring)).toEqual([]);
    const [price] = pieceChanges({ ...ring, price: Number.NaN }, ring);
    expect(price).toMatchObject({ label: "Price", from: "none" });
    const [words] = pieceChanges(ring, { ...ring, description: "<strong>Description:</strong><p>Another.</p>" });
    expect(words).toMatchObject({ from: "A ring.\n\n- 4 g", to: "Another." });
  });

  test("by two people: both people's changes are kept, and fields that both changed are named", () => {
    const his = { ...ring, price: 5000, name: "Gohar" };
    const hers = { ...ring, price: 4900, summary: "A ring", dupatta: undefined };
    const { merged, both } = mergeChanges(ring, his, hers);
    expect(both).toEqual(["price"]);
    expect(merged).toMatchObject({ price: 4900, name: "Gohar", summary: "A ring" });
    expect(merged).not.toHaveProperty("dupatta");
  });
});
