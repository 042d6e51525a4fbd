import { applyView, type FilterName, type ListingView, type Viewed } from "./listing-view.ts";
import type { Rupees } from "./money.ts";
import { type Badge, badges, type ListingSlug, listingSlugs, type Metal, metals } from "./product.ts";

/** One option of a filter, and how many pieces choosing it would show. */
export type Facet<Value> = { value: Value; count: number };

export type Facets = {
  listing: Facet<ListingSlug>[];
  badge: Facet<Badge>[];
  metal: Facet<Metal>[];
  stone: Facet<string>[];
  /** How many pieces "in stock" would show. */
  inStock: number;
};

/** Options in the given order, those that no piece has left out; the count honours every other filter. */
function facet<P extends Viewed, Value>(
  products: readonly P[],
  view: ListingView,
  name: FilterName,
  options: readonly Value[],
  valuesOf: (product: P) => readonly Value[],
): Facet<Value>[] {
  const { [name]: _, ...others } = view;
  const counts = new Map<Value, number>();
  for (const product of products) for (const value of valuesOf(product)) counts.set(value, 0);
  for (const product of applyView(products, { ...others, sort: "featured" })) {
    for (const value of valuesOf(product)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return options.flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, count }];
  });
}

/** Every stone of the pieces, the commonest first. */
function stonesOf(products: readonly Viewed[]): string[] {
  const counts = new Map<string, number>();
  for (const { stones } of products) for (const stone of stones) counts.set(stone, (counts.get(stone) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([stone]) => stone);
}

/** What a shopper may filter by, with real counts, so that no option leads to an unannounced empty page. */
export function countFacets(products: readonly Viewed[], view: ListingView): Facets {
  return {
    listing: facet(products, view, "listing", listingSlugs, ({ listings }) => listings),
    badge: facet(products, view, "badge", badges, ({ badge }) => [badge]),
    metal: facet(products, view, "metal", metals, ({ metal }) => [metal]),
    stone: facet(products, view, "stone", stonesOf(products), ({ stones }) => stones),
    inStock: applyView(products, { ...view, inStock: true }).length,
  };
}

/** From the cheapest to the dearest piece: the ends of the price slider. */
export function priceRange(products: readonly Pick<Viewed, "price">[]): { min: Rupees; max: Rupees } | undefined {
  if (products.length === 0) return undefined;
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const { price } of products) {
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return { min, max };
}
