import { formatListing } from "../../shop/money/rupees.ts";
import type { ListingView, ViewChanges } from "../../shop/pieces/listing-view.ts";
import { type Several, several } from "./names.ts";

type ChosenFilter = { label: string; without: (last: ListingView) => ViewChanges };

/** Everything that a view filters by, one by one, and the view's change that takes it away. */
export function chosenFilters(view: ListingView): ChosenFilter[] {
  const { inStock, min, max } = view;
  return [
    ...each(several.listing, view),
    ...each(several.badge, view),
    ...(inStock ? [{ label: "In stock", without: () => ({ inStock: undefined }) }] : []),
    ...(min === undefined ? [] : [{ label: `From ${formatListing(min)}`, without: () => ({ min: undefined }) }]),
    ...(max === undefined ? [] : [{ label: `Up to ${formatListing(max)}`, without: () => ({ max: undefined }) }]),
    ...each(several.stone, view),
    ...each(several.metal, view),
  ];
}

function each<Value>({ of, name, by }: Several<Value>, view: ListingView): ChosenFilter[] {
  return (of(view) ?? []).map((value) => ({
    label: name(value),
    without: (last) => by((of(last) ?? []).filter((other) => other !== value)),
  }));
}
