import { describe, expect, it } from "vitest";
import { completesSwipe, isSwipe } from "./swipes.ts";

describe("a swipe", () => {
  it("begins at 5 px, sideways", () => {
    expect(isSwipe(4, 0)).toBe(false);
    expect(isSwipe(5, 0)).toBe(true);
    expect(isSwipe(-5, 4)).toBe(true);
    expect(isSwipe(8, 9)).toBe(false);
  });

  it("when quick, leads on however short it was", () => {
    expect(completesSwipe({ dx: -6, ms: 120, width: 390 })).toBe(true);
    expect(completesSwipe({ dx: 6, ms: 120, width: 390 })).toBe(true);
  });

  it("when slow, leads on from halfway", () => {
    expect(completesSwipe({ dx: -194, ms: 900, width: 390 })).toBe(false);
    expect(completesSwipe({ dx: -195, ms: 900, width: 390 })).toBe(true);
    expect(completesSwipe({ dx: 300, ms: Number.POSITIVE_INFINITY, width: 390 })).toBe(true);
  });

  it("that came back to where it began leads nowhere", () => {
    expect(completesSwipe({ dx: 2, ms: 120, width: 390 })).toBe(false);
  });
});
