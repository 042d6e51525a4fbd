import { describe, expect, it } from "vitest";
import { activeDot, arrowTarget, dotCount, dotTarget, isAtEnd, isAtStart } from "./carousel-steps.ts";

/** Eight cards of 158 px, 12 px apart, in a phone's 390 px with 16 px at either side; a dot for two. */
const earrings = (scroll: number) => ({ scroll, end: 990, pitch: 340 });
/** Seven of them: the seventh can't stand first. */
const longChains = (scroll: number) => ({ scroll, end: 820, pitch: 340 });

describe("dots", () => {
  it("are one per two items, rounded up", () => {
    expect([0, 1, 2, 3, 7, 8, 12].map(dotCount)).toEqual([0, 1, 1, 2, 4, 4, 6]);
  });

  it("follow the scroll position divided by two items", () => {
    expect([0, 169, 171, 340, 680, 990].map((scroll) => activeDot(earrings(scroll), 4))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it("reach the last one, even where its pair can't stand first", () => {
    expect([680, 818, 819.5, 820].map((scroll) => activeDot(longChains(scroll), 4))).toEqual([2, 2, 3, 3]);
  });

  it("become current when they are pressed", () => {
    for (const row of [earrings(0), longChains(0)]) {
      for (const dot of [0, 1, 2, 3]) expect(activeDot({ ...row, scroll: dotTarget(dot, row) }, 4)).toBe(dot);
    }
  });

  it("begin with the first while nothing is measured or nothing scrolls", () => {
    expect(activeDot({ scroll: 0, end: 0, pitch: 0 }, 4)).toBe(0);
    expect(activeDot({ scroll: 0, end: 0, pitch: 170 }, 1)).toBe(0);
  });
});

describe("arrows", () => {
  it("go 400 px, and no further than the ends", () => {
    expect(arrowTarget(0, 1, earrings(0))).toBe(400);
    expect(arrowTarget(800, 1, earrings(0))).toBe(990);
    expect(arrowTarget(400, -1, earrings(0))).toBe(0);
    expect(arrowTarget(90, -1, earrings(0))).toBe(0);
  });

  it("know the ends, to within a pixel", () => {
    expect([0, 0.6, 1.2].map((scroll) => isAtStart(earrings(scroll)))).toEqual([true, true, false]);
    expect([988, 989.4, 990].map((scroll) => isAtEnd(earrings(scroll)))).toEqual([false, true, true]);
    expect(isAtEnd({ scroll: 0, end: 0, pitch: 170 })).toBe(true);
  });
});
