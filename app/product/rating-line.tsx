import { formatReviews } from "../../shop/review/rating.ts";
import type { RatingSum } from "../../shop/review/review.ts";
import { Rating } from "../ui/rating.tsx";

/** Leads to the reviews further down; see reviews.tsx. */
export function RatingLine({ mean, count }: RatingSum) {
  return (
    <p className="flex min-h-11 items-center gap-2 text-15">
      <Rating mean={mean} count={count} size={13} />
      <span aria-hidden="true" className="nums font-semibold">
        {mean.toFixed(1)}
      </span>
      <a
        href="#reviews"
        className="flex min-h-11 items-center text-accent-deep underline underline-offset-4 hover:no-underline"
      >
        {formatReviews(count)}
      </a>
    </p>
  );
}
