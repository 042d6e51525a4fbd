import { expect, test } from "vitest";
import { formFaults } from "./piece-faults.ts";
import { faultInWords, pieceFieldLabels } from "./piece-form.ts";

const words = (typed: Record<string, unknown>, faults: { field: string; reason: string }[]) =>
  formFaults(typed, faults).map((fault) => faultInWords(fault, pieceFieldLabels));

test("missing fields are asked for in the form's own words and order, once each", () => {
  const empty = { name: "", price: undefined, category: "", listings: [], summary: "", description: "", images: [] };
  expect(
    words(empty, [
      { field: "price", reason: "must be a number" },
      { field: "images", reason: "is empty" },
      { field: "name", reason: "is empty" },
      { field: "category", reason: "must be one of: Bridals, Rings" },
      { field: "listings", reason: "is empty" },
      { field: "summary", reason: "is empty" },
      { field: "description", reason: "is empty" },
      { field: "material", reason: "is missing" },
      { field: "weight", reason: "is missing" },
    ]),
  ).toEqual([
    "Give it a name.",
    "Say what it is in one line.",
    "Say what it is made of.",
    "Say what it weighs.",
    "Describe it.",
    "Give it a price.",
    "Choose a category.",
    "Add a picture.",
  ]);
});

test("wrong values keep the check's reason; faults of list items are shown at the list", () => {
  const typed = { price: Number.NaN, kilos: [Number.NaN, 900], category: "Rings", listings: ["rings"] };
  expect(
    words(typed, [
      { field: "kilos.0", reason: "must be a number" },
      { field: "kilos.1", reason: "is above 100" },
      { field: "stock", reason: "must be a whole number up to 9999" },
      { field: "price", reason: "must be a number" },
    ]),
  ).toEqual([
    "Price must be a number.",
    "Kilos of mithai must be a number.",
    "What is left must be a whole number up to 9999.",
  ]);
});
