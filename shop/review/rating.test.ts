import fc from "fast-check";
import { expect, test } from "vitest";
import { ratingLabel, sumRatings } from "./rating.ts";
import { type Rating, ratings } from "./review.ts";

const of = (...given: Rating[]) => sumRatings(given.map((rating) => ({ rating })));

test("the mean has one decimal", () => {
  expect(of(5, 5, 4)).toEqual({ mean: 4.7, count: 3 });
  expect(of(5, 5, 5, 4)).toEqual({ mean: 4.8, count: 4 });
  expect(of(1)).toEqual({ mean: 1, count: 1 });
});

test("without reviews there is no rating", () => {
  expect(of()).toBeUndefined();
});

test("the mean is never outside of what was given", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ratings), { minLength: 1 }), (given) => {
      const { mean, count } = of(...given) ?? expect.fail("no rating");
      expect(count).toBe(given.length);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...given));
      expect(mean).toBeLessThanOrEqual(Math.max(...given));
    }),
  );
});

test("what screen readers say", () => {
  expect(ratingLabel(4.8, 12)).toBe("4.8 of 5, 12 reviews");
  expect(ratingLabel(5, 1)).toBe("5.0 of 5, 1 review");
  expect(ratingLabel(4)).toBe("4 of 5");
});
