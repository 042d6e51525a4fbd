/** A thumb that moves less than this hasn't decided yet. In pixels. */
const threshold = 10;

/** Whether a touch that has moved this far is a swipe along the list. */
export function isSideways(dx: number, dy: number): boolean {
  return Math.abs(dx) >= threshold && Math.abs(dx) > 1.5 * Math.abs(dy);
}

/** Whether the page lets go: after a third of the width and a little, or a flick. */
export function letsGo({ dx, ms, width }: { dx: number; ms: number; width: number }): boolean {
  const way = Math.abs(dx);
  return way >= 0.35 * width || (way >= 3 * threshold && way / Math.max(1, ms) >= 0.5);
}
