import { shopCategories } from "../../catalogue/listings.ts";
import type { Facet } from "../../shop/pieces/listing-facets.ts";
import type { ViewResult } from "../../shop/pieces/listing-page.ts";
import { type ListingView, toggled, type ViewChanges, viewParams } from "../../shop/pieces/listing-view.ts";
import { type Several, several } from "./names.ts";
import type { Scope } from "./scope.ts";

export type FilterChoice = {
  /** As a form without script sends it. */
  name: string;
  value: string;
  label: string;
  /** How many pieces choosing it would show. */
  count: number;
  isChosen: boolean;
  /** What pressing it changes in what is asked for by then. */
  changes: (last: ListingView) => ViewChanges;
};

function choices<Value extends string>(
  { of, name, by }: Several<Value>,
  facets: readonly Facet<Value>[],
  view: ListingView,
): FilterChoice[] {
  const chosen = of(view);
  // What an address has chosen can be taken back, though no piece here has it.
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

/** What a shopper can choose from; the whole collection has categories as well. */
export function filterGroups({ facets }: Pick<ViewResult<never>, "facets">, scope: Scope, view: ListingView) {
  const byCategory = new Map(facets.listing.map((facet) => [facet.value, facet]));
  const categories = (scope === "shop" ? shopCategories : []).flatMap(({ slug }) => byCategory.get(slug) ?? []);
  const inStock: FilterChoice = {
    ...formField({ inStock: true }),
    label: "In stock",
    count: facets.inStock,
    isChosen: view.inStock ?? false,
    changes: (last) => ({ inStock: last.inStock ? undefined : true }),
  };
  return {
    category: choices(several.listing, categories, view),
    // What can leave today comes first.
    availability: [...choices(several.badge, [...facets.badge].reverse(), view), inStock],
    stone: choices(several.stone, facets.stone, view),
    metal: choices(several.metal, facets.metal, view),
  };
}
