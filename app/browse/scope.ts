import { listingPageSize, parseListingView, parseView, shopPageSize } from "../../shop/pieces/listing-view.ts";

/** One listing, shown whole, or the whole collection, page by page and by category. */
export type Scope = "listing" | "shop";

export const scopes = {
  listing: { parse: parseListingView, pageSize: listingPageSize },
  shop: { parse: parseView, pageSize: shopPageSize },
} as const;
