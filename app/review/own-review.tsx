import type { OwnReview as Review } from "../../shop/review/own-review.ts";
import type { ReviewPhoto } from "../../shop/review/review.ts";
import { useSettings } from "../page/settings.ts";
import { useFormSubmit } from "../page/use-form-submit.ts";
import { quietLink } from "../ui/button-style.ts";
import { focusOnMount } from "../ui/focus.ts";
import { Nuqta } from "../ui/nuqta.tsx";
import { Problem } from "../ui/problem.tsx";
import { Reviewer } from "../ui/reviewer.tsx";
import { PieceRow } from "./piece-row.tsx";
import type { ReviewedPiece } from "./review-data.server.ts";
import { takingWords } from "./review-words.ts";
import type { Reviewing } from "./reviewing.ts";

type Props = {
  piece: ReviewedPiece;
  review: Review;
  address: string;
  reviewing: Reviewing | undefined;
  /** It replaces what had the focus. */
  isNew: boolean;
  onPress: () => void;
  onChange: () => void;
};

/** A review as it stands or will stand on the piece's page. */
export function OwnReview({ piece, review, address, reviewing, isNew, onPress, onChange }: Props) {
  const { rating, words, photos, name, city } = review;
  return (
    <article aria-label={`Your review of ${piece.name}`}>
      <PieceRow piece={piece} />
      <div ref={isNew ? focusOnMount : undefined} tabIndex={-1} className="mt-4 w-fit">
        <Given rating={rating} />
      </div>
      {words && (
        <p dir="auto" className="mt-3 whitespace-pre-line break-words leading-normal">
          {words}
        </p>
      )}
      {photos.length > 0 && <Photos {...{ photos, address }} of={piece.name} />}
      <p className="mt-3 text-15">
        <Reviewer name={name} city={city} />
      </p>
      <Answer text={review.answer} isShown={review.stage === "published"} />
      <Actions {...{ piece, review, reviewing, onPress, onChange }} />
    </article>
  );
}

/** As `Rating` shows it. That component is a product page's own, and would be a file of its own if this page had it, too. */
function Given({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5`} className="flex gap-1 text-16 text-bronze">
      {[1, 2, 3, 4, 5].map((place) => (
        <Nuqta key={place} outline={place > rating} />
      ))}
    </span>
  );
}

type PhotosProps = { photos: readonly ReviewPhoto[]; address: string; of: string };

function Photos({ photos, address, of }: PhotosProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2.5">
      {photos.map(({ name }, place) => (
        <li key={name}>
          <a href={`${address}?photo=${name}`} target="_blank" rel="noopener noreferrer" className="block">
            <img
              src={`${address}?photo=${name}`}
              alt={`${of}, your photograph ${place + 1}: see it large`}
              loading="lazy"
              className="h-30 w-23 rounded-card bg-sand object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Answer({ text, isShown }: { text: string; isShown: boolean }) {
  const { name } = useSettings();
  if (!text || !isShown) return null;
  return (
    <p className="mt-3.5 border-gold-2 border-l-2 pl-3.5 text-15 text-ink-2">
      <b className="font-semibold text-ink">{name}</b> <bdi className="whitespace-pre-line break-words">{text}</bdi>
    </p>
  );
}

type ActionsProps = Pick<Props, "piece" | "review" | "reviewing" | "onPress" | "onChange">;

function Actions({ piece, review, reviewing, onPress, onChange }: ActionsProps) {
  const { isSending, isLost, send } = useFormSubmit();
  const about = <span className="sr-only">: your review of {piece.name}</span>;
  return (
    <>
      <div className="mt-1.5 flex flex-wrap gap-x-5">
        <a
          href={`?change=${piece.id}#reviews`}
          onClick={(event) => {
            event.preventDefault();
            onChange();
          }}
          className={quietLink}
        >
          Change it{about}
        </a>
        <form
          method="post"
          onSubmit={(event) => {
            onPress();
            return send(event);
          }}
        >
          <input type="hidden" name="intent" value="take-away" />
          <input type="hidden" name="piece" value={piece.id} />
          <input type="hidden" name="seen" value={review.revision} />
          <button type="submit" aria-busy={isSending} className={quietLink}>
            Take it away{about}
          </button>
        </form>
      </div>
      <Problem role="alert" className="mt-1 text-15">
        {takingWords(isLost, reviewing)}
      </Problem>
    </>
  );
}
