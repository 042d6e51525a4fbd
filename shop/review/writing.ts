import type { Rating } from "./review.ts";

/** Apart from review.ts, so that pages that only show a rating don't load it. */
export const ratingWords: Readonly<Record<Rating, string>> = {
  1: "Not right",
  2: "So so",
  3: "All right",
  4: "Good",
  5: "Just right",
};

export const reviewLimits = { words: 2000, photos: 3, name: 40, city: 40, answer: 1000, reason: 300 };

/** Of the photographs that are sent at once; each is bounded as a screenshot is. */
export const maxReviewBytes = 20 * 1024 * 1024;
