import { dayOf } from "../pakistan-days.ts";
import type { PublishedReview } from "../review/review.ts";

export function createReview(change: Partial<PublishedReview> = {}): PublishedReview {
  return {
    id: 1,
    rating: 5,
    words: "Wore it for my baraat.",
    name: "Hira",
    city: "Lahore",
    day: dayOf(Date.UTC(2026, 10, 2)),
    photos: [],
    answer: "",
    isSample: false,
    ...change,
  };
}
