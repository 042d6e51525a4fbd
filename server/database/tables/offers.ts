import type { Generated } from "kysely";

export type OffersTable = {
  id: Generated<number>;
  /** Of the key in the offer's link; the key itself isn't stored. */
  key_hash: string;
  /** Of the request that made it: the same request again makes no second offer. */
  request_key: Generated<string | null>;
  /** JSON of `OfferTerms`. */
  terms: string;
  /** Also in the terms; here to list by. */
  until: number;
  /** Names, phone and pieces, folded, to search in. */
  search: string;
  made_at: number;
  made_by: string;
  /** Counts the changes; a change or an order names the revision that it was based on. */
  revision: Generated<number>;
  withdrawn_at: Generated<number | null>;
  /** The number of the order that it became. */
  taken_by: Generated<string | null>;
  taken_at: Generated<number | null>;
};

/** A picture of a piece of its own, re-encoded. Whoever knows its random name may see it. */
export type OfferPicturesTable = {
  name: string;
  added_at: number;
  type: string;
  width: number;
  height: number;
  bytes: Uint8Array;
};
