import { listingStep, parseListingView, parseView, shownStep } from "../../shop/pieces/listing-view.ts";

/** One listing, shown whole, or the whole collection, a few pieces at a time and by category. */
export type Scope = "listing" | "shop";

export const scopes = {
  listing: { parse: parseListingView, step: listingStep },
  shop: { parse: parseView, step: shownStep },
} as const;
