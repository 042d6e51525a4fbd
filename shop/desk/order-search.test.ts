import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText, typedText } from "../testing/arbitraries.ts";
import { order } from "../testing/orders.ts";
import { maxSearch, searchTerms, searchText } from "./order-search.ts";

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

test("any text can be searched, and the stored text fits an index", () => {
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 60 }), (typed, names) => {
      for (const term of searchTerms(typed)) expect(term).not.toBe("");
      const lines = names.map((name, id) => ({ id, name: name.repeat(5), price: 1, quantity: 1, lineTotal: 1 }));
      expect(new TextEncoder().encode(searchText(order({ lines }))).length).toBeLessThanOrEqual(1200);
    }),
  );
});
