import { shopCategories } from "../../catalogue/listings.ts";
import type { Facet } from "../../shop/pieces/listing-facets.ts";
import type { ViewResult } from "../../shop/pieces/listing-page.ts";
import { type ListingView, toggled, type ViewChanges, viewParams } from "../../shop/pieces/listing-view.ts";
import { type MultiFilter, multiFilters } from "./multi-filters.ts";
import type { Scope } from "./scope.ts";

export type FilterChoice = {
  /** As the form submits it. */
  name: string;
  value: string;
  label: string;
  /** How many pieces choosing it would show. */
  count: number;
  isChosen: boolean;
  /** What pressing it changes in the latest view. */
  changes: (last: ListingView) => ViewChanges;
};

function choices<Value extends string>(
  { of, name, by }: MultiFilter<Value>,
  facets: readonly Facet<Value>[],
  view: ListingView,
): FilterChoice[] {
  const chosen = of(view);
  // A value from the address can be unchecked even if no piece here has it.
  const missing = chosen?.filter((value) => !facets.some((facet) => facet.value === value)) ?? [];
  return [...facets, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    ...formField(by([value])),
    label: name(value),
    count,
    isChosen: chosen?.includes(value) ?? false,
    changes: (last) => by(toggled(of(last), value)),
  }));
}

function formField(changes: ViewChanges): { name: string; value: string } {
  const [[name, value] = ["", ""]] = viewParams(changes);
  return { name, value };
}

function flag(name: "onSale" | "inStock", label: string, count: number, view: ListingView): FilterChoice {
  return {
    ...formField({ [name]: true }),
    label,
    count,
    isChosen: view[name] ?? false,
    changes: (last) => ({ [name]: last[name] ? undefined : true }),
  };
}

/** The choices of each filter; only the whole collection has categories. */
export function filterGroups({ facets }: Pick<ViewResult<never>, "facets">, scope: Scope, view: ListingView) {
  const byCategory = new Map(facets.listing.map((facet) => [facet.value, facet]));
  const categories = (scope === "shop" ? shopCategories : []).flatMap(({ slug }) => byCategory.get(slug) ?? []);
  const { onSale = 0, inStock } = facets;
  return {
    // Not offered where nothing is on sale; from an old address it can still be unchecked.
    sale: facets.onSale !== undefined || view.onSale ? [flag("onSale", "On sale", onSale, view)] : [],
    category: choices(multiFilters.listing, categories, view),
    // Ready to ship first.
    availability: [
      ...choices(multiFilters.badge, [...facets.badge].reverse(), view),
      flag("inStock", "In stock", inStock, view),
    ],
    stone: choices(multiFilters.stone, facets.stone, view),
    metal: choices(multiFilters.metal, facets.metal, view),
  };
}
