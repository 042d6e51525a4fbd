import { useEffect } from "react";
import { Link } from "react-router";
import { deskAddress, deskOrderPath, deskPiecePath, deskReviewPhotoPath } from "../../../shop/desk/desk-paths.ts";
import { dayOf, formatFullDay, formatMoment } from "../../../shop/pakistan-days.ts";
import type { ReviewPhoto } from "../../../shop/review/review.ts";
import type { DeskReview, ReadStage } from "../../../shop/review/review-desk.ts";
import { ratingWords } from "../../../shop/review/writing.ts";
import { focusIfLost } from "../../ui/focus.ts";
import { Picture } from "../../ui/picture.tsx";
import { Rating } from "../../ui/rating.tsx";
import { Reviewer } from "../../ui/reviewer.tsx";
import type { Refusal } from "./decide.ts";
import { ReviewForms } from "./review-forms.tsx";

type Props = { review: DeskReview; stage: ReadStage; now: number; refusal?: Refusal | undefined };

/** A review as it would stand on the piece's page, and what can be done with it. */
export function ReviewItem({ review, stage, now, refusal }: Props) {
  const { piece, rating, words, photos, answer, reason } = review;
  // Decided, it leaves the list together with the button that was pressed.
  useEffect(() => focusIfLost, []);
  return (
    <article aria-label={`${piece.name}, review of ${review.name || "somebody"}`} className="flex gap-3.5 md:gap-5">
      {piece.picture && (
        <Picture of={piece.picture} alt="" sizes="63px" className="h-17 w-[51px] shrink-0 md:h-21 md:w-[63px]" />
      )}
      <div className="min-w-0 max-w-170 grow">
        <h2 className="font-display text-21 leading-tight md:text-23">
          <Link to={deskPiecePath(piece.id)} className="hover:text-accent-deep">
            <bdi>{piece.name}</bdi>
          </Link>
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5">
          <Rating mean={rating} size={13} />
          <span className="text-14 text-ink-2">{ratingWords[rating]}</span>
        </p>
        {words && (
          <p dir="auto" className="mt-2 whitespace-pre-line break-words text-16">
            {words}
          </p>
        )}
        {photos.length > 0 && <Photos photos={photos} of={piece.name} />}
        <p className="mt-2.5 text-15">
          <Reviewer name={review.name} city={review.city} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          {formatFullDay(dayOf(review.writtenAt))} ·
          <Link
            to={deskOrderPath(review.orderNumber)}
            className="flex min-h-11 items-center font-semibold text-accent-deep"
          >
            {review.orderNumber}
          </Link>
        </p>
        {review.isSample && <p className="text-14 text-ink-2">Made up for the trial</p>}
        {answer && <Answer label="Our answer">{answer}</Answer>}
        {reason && <Answer label="Left out because">{reason}</Answer>}
        <Decided review={review} now={now} />
        <ReviewForms review={review} stage={stage} refusal={refusal} />
      </div>
    </article>
  );
}

function Photos({ photos, of }: { photos: readonly ReviewPhoto[]; of: string }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ name, width, height }, index) => (
        <li key={name}>
          <a href={deskAddress(deskReviewPhotoPath(name))} target="_blank" rel="noreferrer" className="block">
            <img
              src={deskAddress(deskReviewPhotoPath(name))}
              alt={`${of}, photograph ${index + 1}: see it large`}
              width={width}
              height={height}
              loading="lazy"
              className="h-33 w-26 rounded-card bg-sand object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Answer({ label, children }: { label: string; children: string }) {
  return (
    <p className="my-2.5 border-gold-2 border-l-2 pl-4 text-15">
      <span className="block text-14 text-ink-2">{label}</span>
      <span dir="auto" className="block whitespace-pre-line break-words">
        {children}
      </span>
    </p>
  );
}

function Decided({ review: { stage, decided }, now }: { review: DeskReview; now: number }) {
  if (!decided) return null;
  return (
    <p className="text-14 text-ink-2">
      {stage === "published" ? "Published" : "Left out"}
      {decided.by && (
        <>
          {" "}
          by <bdi>{decided.by}</bdi>
        </>
      )}
      , {formatMoment(decided.at, now)}
    </p>
  );
}
