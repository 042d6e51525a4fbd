import { useEffect, useRef } from "react";
import type { DeskReview, ReadStage } from "../../../shop/review/review-desk.ts";
import type { Refusal } from "./decide.ts";
import { ReviewItem } from "./review-item.tsx";

type Props = { review: DeskReview; refusal: Refusal; stage: ReadStage; now: number };

/** First on the page: the review as it is now, with what was typed for the one before. */
export function ReviewConflict({ review, refusal, stage, now }: Props) {
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone, and may have been far below.
  useEffect(() => refusal && section.current?.focus(), [refusal]);
  return (
    <section
      ref={section}
      role="alert"
      tabIndex={-1}
      className="mt-4 border border-line-2 bg-white p-4.5 md:mt-6 md:p-6"
    >
      <h2 className="font-display text-26 leading-tight">{title(review)}</h2>
      <p className="mt-1.5 mb-4 text-ink-2">After you had opened it. Nothing of what you chose was done.</p>
      {review.stage !== "taken-away" && (
        <ReviewItem review={review} stage={stage} now={now} refusal={refusal.typed === "" ? undefined : refusal} />
      )}
      {review.stage === "taken-away" && refusal.typed !== "" && (
        <p dir="auto" className="whitespace-pre-line break-words text-15">
          {refusal.typed}
        </p>
      )}
    </section>
  );
}

function title({ stage, decided }: DeskReview): string {
  if (stage === "taken-away") return "Its writer has taken this review away";
  return decided ? "Somebody else has decided this review" : "This review was changed";
}
