import { expect, test } from "vitest";
import { cardRating } from "./card.ts";

test("a card says what others say from three reviews on", () => {
  const rating = (count: number) => ({ mean: 4.8, count });
  expect(cardRating({})).toEqual({});
  expect(cardRating({ rating: rating(2) })).toEqual({});
  expect(cardRating({ rating: rating(3) })).toEqual({ rating: rating(3) });
});
