import { expect, test } from "vitest";
import { nextStep, wheelFactor } from "./enlarge-steps.ts";

/** The steps that + leads through, from the whole picture on, and − back. */
function allSteps(most: number, by: -1 | 1): number[] {
  const zooms = [by > 0 ? 1 : most];
  for (let zoom = nextStep(zooms[0] ?? 1, by, most); zoom !== zooms.at(-1); zoom = nextStep(zoom, by, most)) {
    zooms.push(zoom);
  }
  return zooms;
}

test("steps of 100, 150, 200 and 300 per cent, as far as the file's pixels allow", () => {
  expect(allSteps(3, 1)).toEqual([1, 1.5, 2, 3]);
  expect(allSteps(3, -1)).toEqual([3, 2, 1.5, 1]);
  expect(allSteps(2.3, 1)).toEqual([1, 1.5, 2, 2.3]);
  expect(allSteps(2.1, 1)).toEqual([1, 1.5, 2.1]);
  expect(allSteps(1, 1)).toEqual([1]);
});

test("from between two steps it goes to the nearest in that direction", () => {
  expect(nextStep(1.7, 1, 3)).toBe(2);
  expect(nextStep(1.7, -1, 3)).toBe(1.5);
  expect(nextStep(1.01, -1, 3)).toBe(1);
});

test("a wheel forwards enlarges, back makes smaller by as much, in pixels or lines; a pinch's movements are smaller", () => {
  const notch = { deltaY: -100, deltaMode: 0, ctrlKey: false };
  expect(wheelFactor(notch)).toBeCloseTo(1.22);
  expect(wheelFactor(notch) * wheelFactor({ ...notch, deltaY: 100 })).toBeCloseTo(1);
  expect(wheelFactor({ deltaY: -3, deltaMode: 1, ctrlKey: false })).toBeCloseTo(1.21);
  expect(wheelFactor({ deltaY: -10, deltaMode: 0, ctrlKey: true })).toBeCloseTo(1.11);
});
