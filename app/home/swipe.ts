/** A finger or a pressed mouse that moves less than this is a tap. In pixels. */
const threshold = 5;
/** A slower swipe has to bring the next slide halfway in. In milliseconds. */
const quick = 300;

export function isSwipe(dx: number, dy: number): boolean {
  return Math.abs(dx) >= threshold && Math.abs(dx) > Math.abs(dy);
}

/** Whether a swipe leads to the next slide, or back to where it began. */
export function isLeadingOn({ dx, ms, width }: { dx: number; ms: number; width: number }): boolean {
  return Math.abs(dx) >= (ms < quick ? threshold : width / 2);
}
