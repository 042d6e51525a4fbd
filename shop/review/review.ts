import type { Day } from "../pakistan-days.ts";

/** Nuqtas, from "Not right" to "Just right". */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

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

/** waiting: nobody at the desk has read it yet. left-out: the desk has, and gave a reason. taken-away: by its writer. */
export const reviewStages = ["waiting", "published", "left-out", "taken-away"] as const;
export type ReviewStage = (typeof reviewStages)[number];

export type ReviewPhoto = { name: string; width: number; height: number };

/** As it stands on the piece's page. Name and city are as the shopper wants them shown, and may be empty. */
export type PublishedReview = {
  id: number;
  rating: Rating;
  words: string;
  name: string;
  city: string;
  /** When it was written. */
  day: Day;
  photos: readonly ReviewPhoto[];
  /** The shop's; empty where it has none. */
  answer: string;
  /** Made up by the desk's trial, and marked as such. */
  isSample: boolean;
};

/** The mean is rounded to one decimal. */
export type RatingSum = { mean: number; count: number };
