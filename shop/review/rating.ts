import type { PublishedReview, RatingSum } from "./review.ts";

/** Undefined without reviews: a piece that nobody has spoken of shows nothing. */
export function sumRatings(reviews: readonly Pick<PublishedReview, "rating">[]): RatingSum | undefined {
  const count = reviews.length;
  if (count === 0) return undefined;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { mean: Math.round((sum * 10) / count) / 10, count };
}

export function formatReviews(count: number): string {
  return count === 1 ? "1 review" : `${count.toLocaleString("en")} reviews`;
}

/** "4.8 of 5, 12 reviews"; of a single review "4 of 5". */
export function ratingLabel(mean: number, count?: number): string {
  return count === undefined ? `${mean} of 5` : `${mean.toFixed(1)} of 5, ${formatReviews(count)}`;
}
