import type { Rupees } from "../money/rupees.ts";
import { activeFilters, excludedBy, type FilterablePiece, type FilterName, type ListingView } from "./listing-view.ts";
import { type Badge, badges, type ListingSlug, listingSlugs, type Metal, metals } from "./product.ts";
import { isOnSale, type Prices, priceNow } from "./sale.ts";

/** One option of a filter, and how many pieces choosing it would show. */
export type Facet<Value> = { value: Value; count: number };

export type Facets = {
  listing: Facet<ListingSlug>[];
  badge: Facet<Badge>[];
  metal: Facet<Metal>[];
  stone: Facet<string>[];
  /** How many pieces "on sale" would show; undefined where nothing is on sale. */
  onSale?: number;
  /** How many pieces "in stock" would show. */
  inStock: number;
};

/** How many pieces have a value, in all and among those that choosing it would show. */
type Tally<Value> = Map<Value, { all: number; count: number }>;

function tally<Value>(tallied: Tally<Value>, values: readonly Value[], count: number): void {
  for (const value of values) {
    const known = tallied.get(value);
    if (known) {
      known.all += 1;
      known.count += count;
    } else tallied.set(value, { all: 1, count });
  }
}

/** Options in the given order, those that no piece has left out. */
function facet<Value>(tallied: Tally<Value>, options: readonly Value[]): Facet<Value>[] {
  return options.flatMap((value) => {
    const known = tallied.get(value);
    return known ? [{ value, count: known.count }] : [];
  });
}

function commonestFirst(tallied: Tally<string>): string[] {
  return [...tallied].sort(([a, many], [b, more]) => more.all - many.all || (a < b ? -1 : 1)).map(([value]) => value);
}

/**
 * What a shopper may filter by, with real counts, so that no option leads to an unannounced empty page.
 * A count honours every other filter. One pass over the pieces counts all filters.
 */
export function countFacets(products: readonly FilterablePiece[], view: ListingView): Facets {
  const listing: Tally<ListingSlug> = new Map();
  const badge: Tally<Badge> = new Map();
  const metal: Tally<Metal> = new Map();
  const stone: Tally<string> = new Map();
  let onSale: number | undefined;
  let inStock = 0;
  const active = activeFilters(view);
  for (const product of products) {
    const excluding = excludedBy(product, view, active);
    const countFor = (name: FilterName) => (excluding === undefined || excluding === name ? 1 : 0);
    tally(listing, product.listings, countFor("listing"));
    tally(badge, [product.badge], countFor("badge"));
    tally(metal, [product.metal], countFor("metal"));
    tally(stone, product.stones, countFor("stone"));
    if (isOnSale(product)) onSale = (onSale ?? 0) + countFor("onSale");
    if (product.inStock) inStock += countFor("inStock");
  }
  return {
    listing: facet(listing, listingSlugs),
    badge: facet(badge, badges),
    metal: facet(metal, metals),
    stone: facet(stone, commonestFirst(stone)),
    ...(onSale !== undefined && { onSale }),
    inStock,
  };
}

/** From the cheapest to the dearest piece: the ends of the price slider. */
export function priceRange(products: readonly Prices[]): { min: Rupees; max: Rupees } | undefined {
  if (products.length === 0) return undefined;
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const price of products.map(priceNow)) {
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return { min, max };
}
