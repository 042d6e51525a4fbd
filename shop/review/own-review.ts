import type { Day } from "../pakistan-days.ts";
import type { ReviewPhoto, ReviewStage } from "./review.ts";
import type { TypedReview, WritingFault, WrittenReview } from "./written-review.ts";

/** A piece that the order's page asks about, or that its shopper has written about. */
export type PieceToReview = { id: number; name: string; review?: OwnReview };

/** A review as its writer sees it. */
export type OwnReview = WrittenReview & {
  revision: number;
  stage: ReviewStage;
  photos: readonly ReviewPhoto[];
  answer: string;
  /** Why it was left out. */
  reason: string;
  /** The day of the desk's last decision. */
  decidedOn?: Day;
};

/** `seen` is the revision that the form was made from; undefined where there was no review. */
export type SentReview = {
  id: number;
  seen: number | undefined;
  typed: TypedReview;
  /** Names of stored photographs that stay. */
  keep: readonly string[];
  files: readonly Uint8Array[];
};

export type MovedReview = { id: number; seen: number | undefined; move: "take-away" | "put-back" };

/** `photo` is the place of the refused one among the sent files. */
export type WritingAnswer = { ok: true } | { ok: false; fault: WritingFault | "unknown"; photo?: number };
