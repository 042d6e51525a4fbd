import { shopCategories } from "../../catalogue/listings.ts";
import type { Sort } from "../../shop/listing-view.ts";
import type { ListingSlug, Metal } from "../../shop/product.ts";

export const sortNames: Readonly<Record<Sort, string>> = {
  featured: "Featured",
  "price-up": "Lowest price",
  "price-down": "Highest price",
  newest: "Newest",
};

export const metalNames: Readonly<Record<Metal, string>> = {
  gold: "Gold-plated",
  antique: "Antique gold",
  rose: "Rose gold",
  silver: "Silver-plated",
};

export function categoryName(slug: ListingSlug): string {
  return shopCategories.find((category) => category.slug === slug)?.title ?? slug;
}

/** Stones are the seller's own words, written small. */
export function stoneName(stone: string): string {
  return stone.charAt(0).toUpperCase() + stone.slice(1);
}
