import { listingStep, parseListingView, parseView, shownStep } from "../../shop/pieces/listing-view.ts";

/** One listing, shown whole, or the whole collection, page by page and by category. */
export type Scope = "listing" | "shop";

export const scopes = {
  listing: { parse: parseListingView, pageSize: listingStep },
  shop: { parse: parseView, pageSize: shownStep },
} as const;
