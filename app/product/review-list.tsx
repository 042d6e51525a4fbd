import { dayToText, formatFullDay } from "../../shop/pakistan-days.ts";
import { reviewPhotoPath } from "../../shop/paths.ts";
import type { PublishedReview } from "../../shop/review/review.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Rating } from "../ui/rating.tsx";
import { Reviewer } from "../ui/reviewer.tsx";

export type ReviewBatch = {
  shopName: string;
  pieceName: string;
  reviews: readonly PublishedReview[];
  /** Where the next ones are; undefined after the last. */
  more: string | undefined;
};

/** Rendered on the server only. `review-presses.ts` adds the next batch to the list. */
export function ReviewList({ shopName, pieceName, reviews, more }: ReviewBatch) {
  return (
    <>
      <ol data-reviews className="border-line border-t md:border-t-0">
        {reviews.map((review) => (
          <li
            key={review.id}
            id={`review-${review.id}`}
            tabIndex={-1}
            className="border-line border-b py-5 last:border-b-0 md:py-6 md:first:pt-0 md:last:pb-0"
          >
            <Review shopName={shopName} pieceName={pieceName} review={review} />
          </li>
        ))}
      </ol>
      {more && (
        <p className="mt-1.5 md:mt-6">
          <a href={more} data-more-reviews className={buttonStyle("quiet", "w-full md:w-55")}>
            Show 10 more
          </a>
        </p>
      )}
    </>
  );
}

type Props = Pick<ReviewBatch, "shopName" | "pieceName"> & { review: PublishedReview };

function Review({ shopName, pieceName, review }: Props) {
  const { rating, words, name, city, day, answer, isSample } = review;
  return (
    <article>
      <p className="flex items-baseline justify-between gap-4 text-15">
        <Reviewer name={name} city={city} />{" "}
        <time dateTime={dayToText(day)} className="shrink-0 text-14 text-ink-2">
          {formatFullDay(day)}
        </time>
      </p>
      <Rating mean={rating} size={12} className="mt-2.5" />
      {isSample && <p className="mt-2 text-14 text-ink-2">Made up for the trial</p>}
      {words && (
        <p dir="auto" className="mt-2.5 max-w-170 whitespace-pre-line break-words">
          {words}
        </p>
      )}
      <Photos pieceName={pieceName} review={review} />
      {answer && (
        <p className="mt-3.5 max-w-170 border-gold-2 border-l-2 pl-3.5 text-15 text-ink-2">
          <b className="font-semibold text-ink">{shopName}</b>{" "}
          <bdi className="whitespace-pre-line break-words">{answer}</bdi>
        </p>
      )}
    </article>
  );
}

/** Without script, links to the photographs. */
function Photos({ pieceName, review }: Omit<Props, "shopName">) {
  const { photos, name } = review;
  if (photos.length === 0) return null;
  const by = name || "somebody who got it";
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map((photo) => (
        <li key={photo.name}>
          <a
            href={reviewPhotoPath(photo.name)}
            data-review-photo
            aria-haspopup="dialog"
            className="block cursor-zoom-in"
          >
            <img
              src={reviewPhotoPath(photo.name)}
              alt={`${pieceName}, photographed by ${by}`}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              decoding="async"
              className="h-33 w-26 rounded-card bg-sand object-cover md:h-42 md:w-33"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
