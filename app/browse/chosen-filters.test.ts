import fc from "fast-check";
import { expect, test } from "vitest";
import { activeFilters, changeView, parseView } from "../../shop/pieces/listing-view.ts";
import { view } from "../../shop/testing/listing-views.ts";
import { chosenFilters } from "./chosen-filters.ts";

test("each filter has a label, and is removed by itself", () => {
  const chosen = parseView(
    new URLSearchParams(
      "sale=on&listing=rings&badge=ready-to-ship&stock=in&min=3000&max=9000&stone=ruby&stone=pearl&metal=rose",
    ),
  );
  const filters = chosenFilters(chosen);
  expect(filters.map(({ label }) => label)).toEqual([
    "On sale",
    "Rings",
    "Ready to Ship",
    "In stock",
    "From 3,000 PKR",
    "Up to 9,000 PKR",
    "Pearl",
    "Ruby",
    "Rose gold",
  ]);
  const pearl = filters.find(({ label }) => label === "Pearl");
  expect(changeView(chosen, pearl?.without(chosen) ?? {}).stone).toEqual(["ruby"]);
});

test("removing all of them one by one leaves none", () => {
  fc.assert(
    fc.property(view, (chosen) => {
      let left = chosen;
      for (let [next] = chosenFilters(left); next; [next] = chosenFilters(left))
        left = changeView(left, next.without(left));
      expect(activeFilters(left)).toEqual([]);
      expect([left.q, left.sort]).toEqual([chosen.q, chosen.sort]);
    }),
  );
});
