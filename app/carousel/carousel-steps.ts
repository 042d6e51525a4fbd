/** The scroll position of a row of equal items, in pixels. */
export type ScrollRow = {
  scroll: number;
  /** The furthest scroll position. */
  end: number;
  /** From one dot's items, or from one slide, to the next. */
  pitch: number;
};

/** How far an arrow goes. */
const arrowDistance = 400;
export const itemsPerDot = 2;

export function dotCount(items: number): number {
  return Math.ceil(items / itemsPerDot);
}

export function isAtStart({ scroll }: ScrollRow): boolean {
  return scroll < 1;
}

/** Browsers stop up to a pixel short of the end, where a device pixel is smaller than ours. */
export function isAtEnd({ scroll, end }: ScrollRow): boolean {
  return scroll > end - 1;
}

/**
 * The scroll position divided by two items. The row may end before its last pair can stand first;
 * at the end the last dot is the current one, or it never would be.
 */
export function activeDot(row: ScrollRow, dots: number): number {
  const last = Math.max(0, dots - 1);
  if (isAtStart(row) || row.pitch <= 0) return 0;
  if (isAtEnd(row)) return last;
  return Math.min(last, Math.round(row.scroll / row.pitch));
}

export function dotTarget(dot: number, { pitch, end }: ScrollRow): number {
  return Math.min(end, dot * pitch);
}

export function arrowTarget(from: number, direction: -1 | 1, { end }: ScrollRow): number {
  return Math.max(0, Math.min(end, from + direction * arrowDistance));
}
