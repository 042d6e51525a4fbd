import type { ListingView, ViewChanges } from "../../shop/listing-view.ts";
import { formatListing } from "../../shop/money.ts";
import { categoryName, metalNames, stoneName } from "./names.ts";

type ChosenFilter = { label: string; without: (last: ListingView) => ViewChanges };

/** Everything that a view filters by, one by one, and the view's change that takes it away. */
export function chosenFilters({ listing, badge, inStock, min, max, stone, metal }: ListingView): ChosenFilter[] {
  return [
    ...(listing ?? []).map((each) => ({
      label: categoryName(each),
      without: (last: ListingView) => ({ listing: others(last.listing, each) }),
    })),
    ...(badge ?? []).map((each) => ({
      label: each,
      without: (last: ListingView) => ({ badge: others(last.badge, each) }),
    })),
    ...(inStock ? [{ label: "In stock", without: () => ({ inStock: undefined }) }] : []),
    ...(min === undefined ? [] : [{ label: `From ${formatListing(min)}`, without: () => ({ min: undefined }) }]),
    ...(max === undefined ? [] : [{ label: `Up to ${formatListing(max)}`, without: () => ({ max: undefined }) }]),
    ...(stone ?? []).map((each) => ({
      label: stoneName(each),
      without: (last: ListingView) => ({ stone: others(last.stone, each) }),
    })),
    ...(metal ?? []).map((each) => ({
      label: metalNames[each],
      without: (last: ListingView) => ({ metal: others(last.metal, each) }),
    })),
  ];
}

const others = <Value>(values: readonly Value[] | undefined, value: Value) => values?.filter((each) => each !== value);
