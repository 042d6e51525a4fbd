import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../testing/arbitraries.ts";
import { filterablePieces, view } from "../testing/listing-views.ts";
import {
  activeFilters,
  applyView,
  changeView,
  type FilterablePiece,
  type ListingView,
  listingPageSize,
  moreView,
  noFilters,
  parseListingView,
  parseView,
  shopPageSize,
  shownPieces,
  toggled,
  viewAddress,
  viewParamNames,
  viewParams,
} from "./listing-view.ts";

function parse(query: string): ListingView {
  return parseView(new URLSearchParams(query));
}

const base: Omit<FilterablePiece, "id" | "price"> = {
  badge: "Made to Order",
  inStock: true,
  stones: ["kundan"],
  metal: "gold",
  listings: ["rings"],
};
const pieces: FilterablePiece[] = [
  { ...base, id: 1, price: 9000 },
  { ...base, id: 2, price: 3000, badge: "Ready to Ship", stones: ["ruby", "kundan"] },
  { ...base, id: 3, price: 5000, was: 6000, inStock: false, metal: "silver" },
  { ...base, id: 4, price: 3000, listings: ["chokkars", "earrings"], stones: [] },
];

function ids(query: string): number[] {
  return applyView(pieces, parse(query)).map(({ id }) => id);
}

describe("a view in an address", () => {
  test("names every filter", () => {
    const full =
      "sale=on&listing=bangles&listing=rings&badge=ready-to-ship&stock=in&min=3000&max=9000&stone=ruby&metal=gold&metal=rose&sort=price-up&shown=24";
    expect(parse(full)).toEqual({
      onSale: true,
      listing: ["bangles", "rings"],
      badge: ["Ready to Ship"],
      inStock: true,
      min: 3000,
      max: 9000,
      stone: ["ruby"],
      metal: ["gold", "rose"],
      sort: "price-up",
      shown: 24,
    });
    expect(String(viewParams(parse(full)))).toBe(full);
  });

  test("leaves the defaults out", () => {
    expect(parse("sort=featured&shown=12&min=0")).toEqual({ sort: "featured" });
    expect(String(viewParams({ sort: "featured" }))).toBe("");
  });

  test.each([
    "badge=free",
    "badge=",
    "stock=1",
    "min=-5",
    "min=1e3",
    "min=12.5",
    "max=99999999999",
    "stone=%00",
    "stone=<b>",
    `stone=${"x".repeat(41)}`,
    "metal=lead",
    "listing=shoes",
    "listing=__proto__",
    "sort=cheapest",
    "shown=-12",
    "shown=NaN",
    "utm_source=whatsapp",
  ])("%s is ignored", (query) => {
    expect(parse(query)).toEqual({ sort: "featured" });
  });

  test("values in any order, or twice, make the same view", () => {
    expect(parse("stone=ruby&stone=kundan&stone=ruby&metal=rose&metal=gold")).toEqual(
      parse("metal=gold&metal=rose&stone=kundan&stone=ruby"),
    );
  });

  test("a lowest price above the highest swaps the two", () => {
    expect(parse("min=Rs.+3,000&max=9000.00+PKR")).toEqual({ min: 3000, max: 9000, sort: "featured" });
    expect(parse("min=9000&max=3000")).toEqual({ min: 3000, max: 9000, sort: "featured" });
  });

  test("shown is rounded up to whole pages, and bounded", () => {
    expect(parse("shown=13").shown).toBe(24);
    expect(parse("shown=999999999").shown).toBe(120_000);
  });

  test("a view survives its address", () => {
    fc.assert(
      fc.property(view, (some) => {
        expect(parseView(viewParams(some))).toEqual(some);
      }),
    );
  });

  test("any address has one canonical form, with only the names that matter", () => {
    const name = fc.oneof(fc.constantFrom<string>(...viewParamNames), anyText);
    const value = fc.oneof(fc.constantFrom("rings", "in", "3000", "gold", "newest", "ready-to-ship", "24"), anyText);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const canonical = viewParams(parseView(new URLSearchParams(pairs)));
        expect(String(viewParams(parseView(canonical)))).toBe(String(canonical));
        for (const key of canonical.keys()) expect(viewParamNames).toContain(key);
      }),
      { numRuns: 500 },
    );
  });
});

describe("what a view shows", () => {
  test.each([
    ["", [1, 2, 3, 4]],
    ["sale=on", [3]],
    ["badge=ready-to-ship", [2]],
    ["stock=in", [1, 2, 4]],
    ["min=3000&max=5000", [2, 3, 4]],
    ["min=3001", [1, 3]],
    ["max=3000", [2, 4]],
    ["stone=ruby", [2]],
    ["metal=silver", [3]],
    ["listing=earrings", [4]],
    ["stone=kundan&stock=in", [1, 2]],
    ["stone=ruby&stone=kundan", [1, 2, 3]],
    ["metal=silver&metal=gold&listing=chokkars&listing=bangles", [4]],
    ["stone=onyx", []],
    ["sort=price-up", [2, 4, 3, 1]],
    ["sort=price-down", [1, 3, 2, 4]],
    ["sort=newest", [4, 3, 2, 1]],
  ])("%s", (query, shown) => {
    expect(ids(query)).toEqual(shown);
  });

  test("is each piece that passes, once and sorted; the input isn't changed", () => {
    fc.assert(
      fc.property(filterablePieces, view, (products, some) => {
        const before = [...products];
        const shown = applyView(products, some);
        expect(products).toEqual(before);
        expect(new Set(shown).size).toBe(shown.length);
        for (const product of products) {
          const passes =
            (!some.onSale || product.was !== undefined) &&
            (!some.listing || product.listings.some((slug) => some.listing?.includes(slug))) &&
            (!some.badge || some.badge.includes(product.badge)) &&
            (!some.inStock || product.inStock) &&
            product.price >= (some.min ?? 0) &&
            product.price <= (some.max ?? 1e9) &&
            (!some.stone || product.stones.some((stone) => some.stone?.includes(stone))) &&
            (!some.metal || some.metal.includes(product.metal));
          expect(shown.includes(product)).toBe(passes);
        }
        for (const [index, product] of shown.entries()) {
          const next = shown[index + 1];
          if (!next) break;
          if (some.sort === "price-up") expect(next.price).toBeGreaterThanOrEqual(product.price);
          if (some.sort === "price-down") expect(next.price).toBeLessThanOrEqual(product.price);
          if (some.sort === "newest") expect(next.id).toBeLessThan(product.id);
          if (some.sort === "featured" || (some.sort !== "newest" && next.price === product.price)) {
            expect(products.indexOf(next)).toBeGreaterThan(products.indexOf(product));
          }
        }
      }),
    );
  });
});

describe("changing a view", () => {
  test("sets and removes filters, and starts again from the first page", () => {
    const some = parse("stone=ruby&sort=newest&shown=36");
    expect(changeView(some, { metal: ["gold"] })).toEqual({ stone: ["ruby"], metal: ["gold"], sort: "newest" });
    expect(changeView(some, { stone: undefined })).toEqual({ sort: "newest" });
    expect(changeView(some, { sort: "price-up" })).toEqual({ stone: ["ruby"], sort: "price-up" });
    expect(changeView(some, { min: 9000, max: 3000 })).toMatchObject({ min: 3000, max: 9000 });
  });

  test("a value is added, and removed again", () => {
    expect(toggled(undefined, "ruby")).toEqual(["ruby"]);
    expect(toggled(["ruby"], "pearl")).toEqual(["ruby", "pearl"]);
    expect(toggled(["ruby", "pearl"], "ruby")).toEqual(["pearl"]);
    expect(changeView(parse("stone=ruby"), { stone: toggled(["ruby"], "ruby") })).toEqual({ sort: "featured" });
  });

  test("has an address; the default view has the plain path", () => {
    expect(viewAddress("/rings", { sort: "featured" })).toBe("/rings");
    expect(viewAddress("/rings", parse("stone=ruby&sort=newest"))).toBe("/rings?stone=ruby&sort=newest");
  });

  test("on a listing's own page, the listing filter is ignored", () => {
    const params = new URLSearchParams("listing=rings&badge=ready-to-ship");
    expect(parseListingView(params)).toEqual({ badge: ["Ready to Ship"], sort: "featured" });
  });

  test("says which filters are active, and clears them", () => {
    const some = parse("stone=ruby&min=3000&stock=in&sort=newest&shown=24");
    expect(activeFilters(some)).toEqual(["inStock", "min", "stone"]);
    expect(changeView(some, noFilters)).toEqual({ sort: "newest" });
    expect(activeFilters(changeView(some, noFilters))).toEqual([]);
  });

  test("cleared, every piece is back", () => {
    fc.assert(
      fc.property(filterablePieces, view, (products, some) => {
        expect(applyView(products, changeView(some, noFilters))).toHaveLength(products.length);
      }),
    );
  });
});

test("showing more adds a page at a time until all are shown", () => {
  fc.assert(
    fc.property(fc.nat(200), fc.constantFrom(shopPageSize, listingPageSize), (count, pageSize) => {
      const all = Array.from({ length: count }, (_, index) => index);
      let some: ListingView | undefined = { sort: "featured" };
      let shown: readonly number[] = [];
      while (some) {
        const next = shownPieces(all, some, pageSize);
        expect(next.length).toBe(Math.min(count, shown.length + pageSize));
        shown = next;
        some = moreView(some, count, pageSize);
      }
      expect(shown).toEqual(all);
    }),
  );
});

test("showing more ends at the most that an address can name", () => {
  expect(moreView({ sort: "featured", shown: 120_000 }, 1_000_000)).toBeUndefined();
});
