import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText, typedText } from "../testing/arbitraries.ts";
import { order } from "../testing/orders.ts";
import { maxSearch, parseOrderSearch, searchTerms, searchText, trackingPart } from "./order-search.ts";

function finds(typed: string, changes: Partial<ReturnType<typeof order>> = {}): boolean {
  const terms = searchTerms(typed);
  const text = searchText(order(changes));
  return terms.length > 0 && terms.every((term) => text.includes(term));
}

test.each([
  "NQ-7F3K-92",
  "nq7f3k92",
  "7f3k-92",
  "7F3K 92",
  "nq-7f3k",
  "NQ 7F",
  "ayesha",
  "RAHMAN ayesha",
  "yesh",
  "Lahore",
  "0321 5557890",
  "+92 321 555 7890",
  "0092-321-5557890",
  "321-555",
  "7890",
  "۵۵۵۷۸۹۰",
  "gauhar",
  "aina lahore",
])("%s finds it", (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each(["platinum", "NQ-7F3K-93", "ayesha karachi", "0300 1234567", "%", "_"])("%s doesn't", (typed) => {
  expect(finds(typed)).toBe(false);
});

test("an order is found by its e-mail and by words of notes, the shopper's and private ones", () => {
  const text = searchText(order({ notes: "The BELL\ndoesn't work" }), {
    privateNotes: ["Brother is in Lahore", "rang twice"],
    tracking: "KHI 779-044 128",
  });
  for (const typed of ["rahman@example", "bell doesn't", "brother", "RANG", "work rang", "779044-128", "7790 44"])
    for (const term of searchTerms(typed)) expect(text, typed).toContain(term);
});

test.each([
  ["95,250", { terms: [], total: 95_250 }],
  ["Rs 95250", { terms: [], total: 95_250 }],
  ["rs.95,250/-", { terms: [], total: 95_250 }],
  ["PKR 1,204,300", { terms: [], total: 1_204_300 }],
  ["95250", { terms: ["95250"], total: 95_250 }],
  ["۹۵۲۵۰", { terms: ["95250"], total: 95_250 }],
  ["0321 5557890", { terms: ["3215557890"] }],
  ["ayesha lahore", { terms: ["ayesha", "lahore"] }],
  ["rs", { terms: ["rs"] }],
  ["1".repeat(40), { terms: ["1".repeat(40)] }],
])("%s asks for %j", (typed, expected) => {
  expect(parseOrderSearch(typed)).toEqual(expected);
});

test("a tracking number is compared without its grouping; words and short numbers aren't", () => {
  expect(["779 044-128", "779044128", "khi-123.456/7"].map(trackingPart)).toEqual([
    "779044128",
    "779044128",
    "khi1234567",
  ]);
  expect(["ayesha", "77", "ثناء1", "a@b.c1", ""].map(trackingPart)).toEqual(Array(5).fill(undefined));
});

test("Urdu is found as it is written", () => {
  const customer = { ...order().customer, name: "ثناء ملک", city: "راولپنڈی" };
  expect(finds("ثناء", { customer })).toBe(true);
});

test("an order is found by any customer's name and city", () => {
  fc.assert(
    fc.property(typedText, typedText, (name, city) => {
      fc.pre(
        name.trim() !== "" &&
          city.trim() !== "" &&
          name.normalize("NFKC").length < maxSearch &&
          city.length < maxSearch,
      );
      const text = searchText(order({ customer: { ...order().customer, name, city } }));
      for (const term of [name, city].flatMap((typed) => typed.normalize("NFKC").toLowerCase().trim().split(/\s+/u)))
        expect(text).toContain(term);
    }),
  );
});

test("any text can be searched, and the stored text is limited", () => {
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 60 }), (typed, names) => {
      for (const term of searchTerms(typed)) expect(term).not.toBe("");
      const lines = names.map((name, id) => ({ id, name: name.repeat(5), price: 1, quantity: 1, lineTotal: 1 }));
      expect(new TextEncoder().encode(searchText(order({ lines }))).length).toBeLessThanOrEqual(8000);
    }),
  );
});
