import { useState } from "react";
import { useFormSubmit } from "../page/use-form-submit.ts";
import { quietLink } from "../ui/button-style.ts";
import { focusOnMount } from "../ui/focus.ts";
import { Problem } from "../ui/problem.tsx";
import { OwnReview } from "./own-review.tsx";
import { PieceRow } from "./piece-row.tsx";
import type { ReviewedPiece } from "./review-data.server.ts";
import { ReviewForm } from "./review-form.tsx";
import { takingWords } from "./review-words.ts";
import type { ReviewItemProps, Reviewing } from "./reviewing.ts";

type Props = ReviewItemProps & { isFirst: boolean };

/** One piece: the form, or what was written. */
export function ReviewItem({ piece, address, preset, number, isFirst, reviewing }: Props) {
  const { review } = piece;
  const [isWriting, setIsWriting] = useState(
    review !== undefined && reviewing !== undefined && !isAboutTaking(reviewing),
  );
  const [hasPressed, setHasPressed] = useState(false);
  if (review?.stage === "taken-away") return <TakenAway piece={piece} reviewing={reviewing} isNew={hasPressed} />;
  if (review && !isWriting)
    return (
      <OwnReview
        {...{ piece, review, address, reviewing }}
        isNew={hasPressed}
        onPress={() => setHasPressed(true)}
        onChange={() => {
          setHasPressed(true);
          setIsWriting(true);
        }}
      />
    );
  return (
    <details open={isFirst || review !== undefined || reviewing !== undefined} className="review-row group">
      <summary>
        <PieceRow piece={piece}>
          <span className={`${quietLink} shrink-0 group-open:hidden`}>Say how it is</span>
        </PieceRow>
      </summary>
      <ReviewForm
        {...{ piece, address, preset, number, reviewing }}
        takesFocus={hasPressed && review !== undefined}
        onSent={() => {
          setHasPressed(true);
          setIsWriting(false);
        }}
        onConflict={() => setIsWriting(true)}
        onLeave={() => setIsWriting(false)}
      />
    </details>
  );
}

/** The refusal of Take it away or Undo, rather than of the form. */
const isAboutTaking = ({ fault, typed }: Reviewing) => fault !== undefined && typed === undefined;

type TakenAwayProps = { piece: ReviewedPiece; reviewing: Reviewing | undefined; isNew: boolean };

function TakenAway({ piece, reviewing, isNew }: TakenAwayProps) {
  const { isSending, isLost, send } = useFormSubmit();
  const problem = takingWords(isLost, reviewing);
  return (
    <>
      <PieceRow piece={piece}>
        <form method="post" onSubmit={send} className="shrink-0">
          <input type="hidden" name="intent" value="put-back" />
          <input type="hidden" name="piece" value={piece.id} />
          <input type="hidden" name="seen" value={piece.review?.revision} />
          <button ref={isNew ? focusOnMount : undefined} type="submit" aria-busy={isSending} className={quietLink}>
            Undo<span className="sr-only">: you took your review of {piece.name} away</span>
          </button>
        </form>
      </PieceRow>
      <p className="mt-2 text-15 text-ink-2">You took it away: nobody sees it any more.</p>
      <Problem role="alert" className="mt-2 text-15">
        {problem}
      </Problem>
    </>
  );
}
