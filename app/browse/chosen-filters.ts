import { formatListing } from "../../shop/money/rupees.ts";
import type { ListingView, ViewChanges } from "../../shop/pieces/listing-view.ts";
import { type MultiFilter, multiFilters } from "./multi-filters.ts";

type ChosenFilter = { label: string; without: (last: ListingView) => ViewChanges };

/** Every filter of a view by itself, with the change that removes it. */
export function chosenFilters(view: ListingView): ChosenFilter[] {
  const { onSale, inStock, min, max } = view;
  return [
    ...(onSale ? [{ label: "On sale", without: () => ({ onSale: undefined }) }] : []),
    ...each(multiFilters.listing, view),
    ...each(multiFilters.badge, view),
    ...(inStock ? [{ label: "In stock", without: () => ({ inStock: undefined }) }] : []),
    ...(min === undefined ? [] : [{ label: `From ${formatListing(min)}`, without: () => ({ min: undefined }) }]),
    ...(max === undefined ? [] : [{ label: `Up to ${formatListing(max)}`, without: () => ({ max: undefined }) }]),
    ...each(multiFilters.stone, view),
    ...each(multiFilters.metal, view),
  ];
}

function each<Value>({ of, name, by }: MultiFilter<Value>, view: ListingView): ChosenFilter[] {
  return (of(view) ?? []).map((value) => ({
    label: name(value),
    without: (last) => by((of(last) ?? []).filter((other) => other !== value)),
  }));
}
