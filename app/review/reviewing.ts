import type { TypedReview, WritingFault } from "../../shop/review/written-review.ts";
import type { ReviewData, ReviewedPiece } from "./review-data.server.ts";

/** What a form without script has answered, or that the form is asked for. */
export type Reviewing = { id: number; fault?: WritingFault; photo?: number; typed?: TypedReview };

export type ReviewItemProps = Pick<ReviewData, "address" | "preset"> & {
  piece: ReviewedPiece;
  /** Of the order. */
  number: string;
  reviewing: Reviewing | undefined;
};
