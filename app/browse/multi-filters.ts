import { shopCategories } from "../../catalogue/listings.ts";
import type { ListingView, Sort, ViewChanges } from "../../shop/pieces/listing-view.ts";
import type { Badge, ListingSlug, Metal } from "../../shop/pieces/product.ts";

export const sortNames: Readonly<Record<Sort, string>> = {
  featured: "Featured",
  "price-up": "Lowest price",
  "price-down": "Highest price",
  newest: "Newest",
};

const metalNames: Readonly<Record<Metal, string>> = {
  gold: "Gold-plated",
  antique: "Antique gold",
  rose: "Rose gold",
  silver: "Silver-plated",
};

function categoryName(slug: ListingSlug): string {
  return shopCategories.find((category) => category.slug === slug)?.title ?? slug;
}

/** Stones are the seller's own words, written small. */
function stoneName(stone: string): string {
  return stone.charAt(0).toUpperCase() + stone.slice(1);
}

/** A filter that takes several values: those that a view has, the label of each, and the change that sets others. */
export type MultiFilter<Value> = {
  of: (view: ListingView) => readonly Value[] | undefined;
  name: (value: Value) => string;
  by: (values: readonly Value[]) => ViewChanges;
};

export const multiFilters: {
  listing: MultiFilter<ListingSlug>;
  badge: MultiFilter<Badge>;
  stone: MultiFilter<string>;
  metal: MultiFilter<Metal>;
} = {
  listing: { of: ({ listing }) => listing, name: categoryName, by: (listing) => ({ listing }) },
  badge: { of: ({ badge }) => badge, name: (badge) => badge, by: (badge) => ({ badge }) },
  stone: { of: ({ stone }) => stone, name: stoneName, by: (stone) => ({ stone }) },
  metal: { of: ({ metal }) => metal, name: (metal) => metalNames[metal], by: (metal) => ({ metal }) },
};
