import fc from "fast-check";
import { expect, test } from "vitest";
import { filterablePieces, view } from "../testing/listing-views.ts";
import { countFacets, priceRange } from "./listing-facets.ts";
import { applyView, changeView, type FilterablePiece } from "./listing-view.ts";

const base = { badge: "Made to Order", inStock: true, metal: "gold", listings: ["bridal-sets"] } as const;
const pieces: FilterablePiece[] = [
  { ...base, id: 1, price: 95_000, stones: ["kundan", "emerald"] },
  { ...base, id: 2, price: 40_000, stones: ["ruby", "kundan"], badge: "Ready to Ship", inStock: false },
  { ...base, id: 3, price: 5200, stones: ["kundan"], listings: ["rings"], badge: "Ready to Ship" },
];

test("a count honours every filter but its own", () => {
  expect(countFacets(pieces, { sort: "featured", listing: ["bridal-sets"], badge: ["Ready to Ship"] })).toEqual({
    listing: [
      { value: "rings", count: 1 },
      { value: "bridal-sets", count: 1 },
    ],
    badge: [
      { value: "Made to Order", count: 1 },
      { value: "Ready to Ship", count: 1 },
    ],
    metal: [{ value: "gold", count: 1 }],
    stone: [
      { value: "kundan", count: 1 },
      { value: "emerald", count: 0 },
      { value: "ruby", count: 1 },
    ],
    inStock: 0,
  });
});

test("a count is how many pieces choosing the option shows", () => {
  fc.assert(
    fc.property(filterablePieces, view, (products, some) => {
      const facets = countFacets(products, some);
      const shows = (changes: Parameters<typeof changeView>[1]) =>
        applyView(products, changeView(some, changes)).length;
      for (const { value, count } of facets.listing) expect(count).toBe(shows({ listing: [value] }));
      for (const { value, count } of facets.badge) expect(count).toBe(shows({ badge: [value] }));
      for (const { value, count } of facets.metal) expect(count).toBe(shows({ metal: [value] }));
      for (const { value, count } of facets.stone) expect(count).toBe(shows({ stone: [value] }));
      if (facets.onSale !== undefined) expect(facets.onSale).toBe(shows({ onSale: true }));
      expect(facets.inStock).toBe(shows({ inStock: true }));
    }),
  );
});

test("the ends of the price slider", () => {
  expect(priceRange(pieces)).toEqual({ min: 5200, max: 95_000 });
  expect(priceRange([])).toBeUndefined();
});
