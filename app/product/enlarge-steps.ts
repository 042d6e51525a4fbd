/** What − and + lead through. */
const steps = [1, 1.5, 2, 3];
export const mostByStep = 3;

/** The next step in that direction; the last is `most`, where the picture can't be enlarged to three times. */
export function nextStep(zoom: number, by: -1 | 1, most: number): number {
  // A step that is hardly less than the last one is left out.
  const reachable = [...steps.filter((step) => step * 1.1 < most), most];
  const next = by > 0 ? reachable.find((step) => step > zoom) : reachable.findLast((step) => step < zoom);
  return next ?? (by > 0 ? most : 1);
}

type Wheel = Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">;

/** How much a wheel's movement enlarges. Browsers send a trackpad's pinch as a wheel with Ctrl, in small movements. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Wheel): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 32;
  return Math.exp(-pixels * (ctrlKey ? 0.01 : 0.002));
}
