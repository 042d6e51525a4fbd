import { listingPageSize, parseListingView, parseView, shopPageSize } from "../../shop/pieces/listing-view.ts";

/** One listing, shown whole, or the whole collection, a few pieces at a time and by category. */
export type Scope = "listing" | "shop";

export const scopes = {
  listing: { parse: parseListingView, step: listingPageSize },
  shop: { parse: parseView, step: shopPageSize },
} as const;
