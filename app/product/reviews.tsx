import { formatReviews } from "../../shop/review/rating.ts";
import type { RatingSum } from "../../shop/review/review.ts";
import { Icon } from "../ui/icon.tsx";
import { Rating } from "../ui/rating.tsx";
import { type ReviewBatch, ReviewList } from "./review-list.tsx";

export const reviewsId = "reviews";

type Props = { rating: RatingSum; batch: ReviewBatch };

/** Rendered on the server only: what those who got the piece say. */
export function Reviews({ rating: { mean, count }, batch }: Props) {
  return (
    <section
      id={reviewsId}
      aria-labelledby="reviews-title"
      className="page mt-14.5 scroll-mt-(--nav-height) print:hidden md:mt-24 md:grid md:grid-cols-[320px_minmax(0,1fr)] md:gap-x-16"
    >
      <div className="pb-5">
        <h2 id="reviews-title" className="font-display text-30 leading-[1.15] md:text-44">
          Who else has it
        </h2>
        <div className="mt-3 flex items-center gap-3.5 md:items-start">
          <p aria-hidden="true" className="nums font-medium text-26 leading-none">
            {mean.toFixed(1)}
          </p>
          <div className="min-w-0 md:pt-1">
            <Rating mean={mean} count={count} size={16} />
            <p className="mt-1 text-balance text-14 text-ink-2">
              {formatReviews(count)}, only by people who got it from us
            </p>
          </div>
        </div>
      </div>
      <div>
        <ReviewList {...batch} />
      </div>
      <PhotoDialog />
    </section>
  );
}

const overPicture =
  "absolute flex size-13 items-center justify-center rounded-full border border-on-plum-2/55 bg-night/86 text-white";

/** `review-presses.ts` puts the pressed photograph into it. */
function PhotoDialog() {
  return (
    <dialog data-review-dialog aria-label="Photograph" className="lightbox">
      <form method="dialog" className="contents">
        <button type="submit" aria-label="Close full screen" className="size-full cursor-zoom-out">
          <img alt="" className="size-full object-contain" />
        </button>
        <button
          type="submit"
          aria-label="Close"
          className={`${overPicture} top-2 right-(--corner) md:top-5 md:right-9.5`}
        >
          <Icon name="close" className="size-6.5" />
        </button>
      </form>
      {[-1, 1].map((step) => (
        <button
          key={step}
          type="button"
          data-step={step}
          aria-label={step < 0 ? "Previous picture" : "Next picture"}
          className={`${overPicture} bottom-4 md:top-1/2 md:bottom-auto md:-translate-y-1/2 ${step < 0 ? "left-4" : "right-4"}`}
        >
          <Icon name={step < 0 ? "left" : "right"} />
        </button>
      ))}
    </dialog>
  );
}
