import type { Generated } from "kysely";

/** One for an order and a piece. Its stages: `shop/review/review.ts`. */
export type ReviewsTable = {
  id: Generated<number>;
  order_number: string;
  product_id: number;
  rating: number;
  words: Generated<string>;
  name: Generated<string>;
  city: Generated<string>;
  stage: string;
  /** The shop's words below it. */
  answer: Generated<string>;
  /** Why it was left out. */
  reason: Generated<string>;
  /** Counts the changes; a change names the revision that it was based on. */
  revision: Generated<number>;
  /** 1: made up by the desk's trial. */
  is_sample: Generated<number>;
  written_at: number;
  /** When the desk published it or left it out. */
  decided_at: Generated<number | null>;
  /** The edition that first shows it as it is now. */
  edition: Generated<number>;
};

/** A photograph of a review, re-encoded. Whoever knows its random name may see it. */
export type ReviewPhotosTable = {
  name: string;
  review_id: number;
  position: number;
  type: string;
  width: number;
  height: number;
  bytes: Uint8Array;
};

/** What happened to a review; append-only. */
export type ReviewEventsTable = {
  id: Generated<number>;
  review_id: number;
  at: number;
  by: string;
  what: string;
  detail: Generated<string>;
};
