import type { Day } from "../pakistan-days.ts";

/** Nuqtas, from "Not right" to "Just right". */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

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
