import { type ReviewStage, reviewStages } from "./review.ts";

/** publish, leave-out: by the desk. change, take-away, put-back: by the shopper. */
export type ReviewMove = "publish" | "leave-out" | "change" | "take-away" | "put-back";

const moves: Readonly<Record<ReviewMove, { from: readonly ReviewStage[]; to: ReviewStage | "before" }>> = {
  publish: { from: ["waiting", "left-out"], to: "published" },
  "leave-out": { from: ["waiting", "published"], to: "left-out" },
  change: { from: ["waiting", "published", "left-out"], to: "waiting" },
  "take-away": { from: ["waiting", "published", "left-out"], to: "taken-away" },
  "put-back": { from: ["taken-away"], to: "before" },
};

/** `before`: the stage that it was taken away from. Undefined where the move isn't possible. */
export function stageAfter(
  stage: ReviewStage,
  move: ReviewMove,
  before: ReviewStage = "waiting",
): ReviewStage | undefined {
  const { from, to } = moves[move];
  if (!from.includes(stage)) return undefined;
  return to === "before" ? before : to;
}

export function parseReviewStage(text: string | null | undefined): ReviewStage | undefined {
  return reviewStages.find((stage) => stage === text);
}
