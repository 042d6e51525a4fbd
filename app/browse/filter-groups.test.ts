import { expect, test } from "vitest";
import { changeView, type ListingView, parseView, viewParams } from "../../shop/pieces/listing-view.ts";
import { filterGroups } from "./filter-groups.ts";

const facets = {
  listing: [
    { value: "earrings" as const, count: 31 },
    { value: "rings" as const, count: 18 },
    { value: "bridal-sets" as const, count: 29 },
  ],
  badge: [
    { value: "Made to Order" as const, count: 86 },
    { value: "Ready to Ship" as const, count: 49 },
  ],
  metal: [{ value: "rose" as const, count: 16 }],
  stone: [{ value: "lapis lazuli", count: 2 }],
  onSale: 4,
  inStock: 131,
};
const groups = (view: ListingView) => filterGroups({ facets }, "shop", view);

test("choices stand in the shop's own order, named as a shopper would, with their counts", () => {
  const { category, availability, stone, metal } = groups({ sort: "featured" });
  expect(category.map(({ label, count }) => [label, count])).toEqual([
    ["Bridal Sets", 29],
    ["Earrings", 31],
    ["Rings", 18],
  ]);
  expect(availability.map(({ label, count }) => [label, count])).toEqual([
    ["Ready to Ship", 49],
    ["Made to Order", 86],
    ["In stock", 131],
  ]);
  expect([...stone, ...metal].map(({ label }) => label)).toEqual(["Lapis lazuli", "Rose gold"]);
});

test("On sale is offered where something is, and can be unchecked anyway", () => {
  expect(groups({ sort: "featured" }).sale).toMatchObject([{ label: "On sale", count: 4 }]);
  const { onSale: _, ...none } = facets;
  expect(filterGroups({ facets: none }, "shop", { sort: "featured" }).sale).toEqual([]);
  const view = parseView(new URLSearchParams("sale=on"));
  expect(filterGroups({ facets: none }, "shop", view).sale).toMatchObject([{ count: 0, isChosen: true }]);
});

test("a listing's own page offers no categories", () => {
  expect(filterGroups({ facets }, "listing", { sort: "featured" }).category).toEqual([]);
});

test("a value from the address can be unchecked even if no piece has it", () => {
  const view = parseView(new URLSearchParams("stone=coral"));
  const coral = groups(view).stone.at(-1);
  expect(coral).toMatchObject({ label: "Coral", count: 0, isChosen: true });
  expect(coral?.changes(view)).toEqual({ stone: [] });
});

test("pressing a choice adds it, pressing it again takes it away", () => {
  const plain: ListingView = { sort: "newest" };
  for (const [name, choices] of Object.entries(groups(plain))) {
    for (const [index, { changes, isChosen }] of choices.entries()) {
      expect(isChosen).toBe(false);
      const chosen = changeView(plain, changes(plain));
      const again = groups(chosen)[name as keyof ReturnType<typeof groups>][index];
      expect(again?.isChosen).toBe(true);
      expect(changeView(chosen, again?.changes(chosen) ?? {})).toEqual(plain);
    }
  }
});

test("submitting the form without script gives the same view", () => {
  const plain: ListingView = { sort: "featured" };
  for (const { name, value, changes } of Object.values(groups(plain)).flat()) {
    expect(parseView(new URLSearchParams([[name, value]]))).toEqual(changeView(plain, changes(plain)));
    expect(String(viewParams(changes(plain)))).toBe(String(new URLSearchParams([[name, value]])));
  }
});

test("a choice changes the latest view, not the one that was rendered", () => {
  const [, madeToOrder] = groups({ sort: "featured" }).availability;
  expect(madeToOrder?.changes({ sort: "featured", badge: ["Ready to Ship"] })).toEqual({
    badge: ["Ready to Ship", "Made to Order"],
  });
});
