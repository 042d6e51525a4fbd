import type { OfferState, OfferTerms } from "./offer.ts";

/** An offer as whoever has its key may read it. */
export type ReadOffer = {
  terms: OfferTerms;
  state: OfferState;
  /** Who made it, by name. */
  madeBy: string;
  /** The number of the order that it became, and when. */
  takenBy: string | null;
  takenAt: number | null;
  /** The idempotency key of its order, the same on every device: an offer makes one order. */
  orderKey: string;
};

/** The port through which the offer's pages read it. */
export type OfferReader = {
  now: number;
  /** Undefined for a key that never was. */
  read(key: string): Promise<ReadOffer | undefined>;
};
