import type { ProofPicture } from "../follow/order-follower.ts";
import type { PictureRef } from "../pieces/picture.ts";
import type { PublishedReview, ReviewStage } from "./review.ts";

/** The desk's port for reviews; the server implements it for the person who is signed in. */
export type ReviewDesk = {
  /** Twenty at a time: those to read begin with the oldest, the others with the newest. */
  list(stage: ReadStage, after?: ReviewPlace): Promise<ReviewPage>;
  /** Undefined for one that isn't there. One that was taken away by its writer is. */
  find(id: number): Promise<DeskReview | undefined>;
  /** Reviews that nobody has read; `since` is when the oldest was written. */
  waiting(): Promise<{ count: number; since: number | undefined }>;
  /** By its name, at any stage of its review. */
  photo(name: string): Promise<ProofPicture | undefined>;
  /** `answer` is the shop's; "" for none. Publishing one that is published changes its answer. */
  publish(asked: AskedReview, answer: string): Promise<ReviewAnswer>;
  /** The reason, which the shopper reads, is needed. */
  leaveOut(asked: AskedReview, reason: string): Promise<ReviewAnswer>;
  /** A published one waits again; its answer stays with it. */
  takeBack(asked: AskedReview): Promise<ReviewAnswer>;
};

/** The stages that the desk lists. */
export const readStages = ["waiting", "published", "left-out"] as const satisfies readonly ReviewStage[];
export type ReadStage = (typeof readStages)[number];

export const readStageNames: Readonly<Record<ReadStage, string>> = {
  waiting: "To read",
  published: "Published",
  "left-out": "Left out",
};

/** `revision` is the one that was on the screen: where the review has another, nothing is changed. */
export type AskedReview = { id: number; revision: number };

export type ReviewPlace = { writtenAt: number; id: number };

export type ReviewPage = {
  rows: readonly DeskReview[];
  next: ReviewPlace | undefined;
  counts: Readonly<Record<ReadStage, number>>;
};

export type DeskReview = ReviewPlace &
  Omit<PublishedReview, "day"> & {
    stage: ReviewStage;
    revision: number;
    /** Why it was left out. */
    reason: string;
    orderNumber: string;
    /** Its name as ordered, and no picture, where it isn't sold any more. */
    piece: { id: number; name: string; picture: PictureRef | undefined };
    /** The desk's last decision; undefined where there was none. */
    decided: { at: number; by: string } | undefined;
  };

export type ReviewAnswer =
  | { outcome: "done" }
  | { outcome: "unknown" }
  | { outcome: "refused"; fault: ReviewFault }
  /** Changed or taken away by its writer, or decided by somebody else. */
  | { outcome: "conflict"; review: DeskReview };

export const reviewFaults = ["reason-missing", "reason-long", "answer-long"] as const;
export type ReviewFault = (typeof reviewFaults)[number];
