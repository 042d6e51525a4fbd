const mostByFingers = 2.5;
/** Two taps within this time are one double tap; how close together they must be, in pixels. */
const doubleTapMs = 280;
const doubleTapReach = 40;

export type Point = { x: number; y: number };
type Fingers = readonly [Point, Point];

export function middle([a, b]: Fingers): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The picture grows in proportion to the distance between the fingers. */
export function pinchedZoom(before: number, was: Fingers, is: Fingers, most = mostByFingers): number {
  const spread = ([a, b]: Fingers) => Math.hypot(a.x - b.x, a.y - b.y);
  return Math.min(most, Math.max(1, (before * spread(is)) / Math.max(1, spread(was))));
}

/** The zoom is a custom property of the slide, which scrolls natively while the picture is larger than it. */
export function zoomOf(slide: HTMLElement): number {
  return Number(slide.style.getPropertyValue("--zoom")) || 1;
}

/** Up to this limit, but never beyond twice the file's own pixels. */
export function mostZoom(slide: HTMLElement, limit = mostByFingers): number {
  const image = slide.querySelector("img");
  if (!image) return 1;
  const most = (2 * Number(image.getAttribute("width")) * zoomOf(slide)) / image.offsetWidth;
  return Math.max(1, Math.min(limit, most));
}

/** Zooms about a point of the viewport, which stays in place as far as the edges allow. */
export function zoomTo(slide: HTMLElement, zoom: number, about: Point): void {
  const picture = slide.querySelector("picture");
  if (!picture) return;
  const before = picture.getBoundingClientRect();
  slide.style.setProperty("--zoom", String(zoom));
  slide.toggleAttribute("data-zoomed", zoom > 1);
  // Makes the browser load the largest version.
  if (zoom > 1) picture.querySelector("source")?.setAttribute("sizes", "100000px");
  const after = picture.getBoundingClientRect();
  const { x, y } = about;
  slide.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x;
  slide.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y;
}

export function toggleZoom(slide: HTMLElement, about: Point): void {
  zoomTo(slide, zoomOf(slide) > 1 ? 1 : mostZoom(slide), about);
}

type Taps = { single: () => void; double: (at: Point) => void };

/**
 * Tells single from double taps: a tap waits for a second one; `stop` forgets it. `before` is a tap that another element
 * received, perhaps the first of two.
 */
export function watchTaps({ single, double }: Taps, before?: Point): { tap: (at: Point) => void; stop: () => void } {
  let first = before;
  const stop = () => {
    clearTimeout(timer);
    first = undefined;
  };
  let timer = setTimeout(stop, doubleTapMs);
  const tap = (at: Point) => {
    const isSecond = first && Math.hypot(first.x - at.x, first.y - at.y) < doubleTapReach;
    stop();
    if (isSecond) return double(at);
    first = at;
    timer = setTimeout(() => {
      stop();
      single();
    }, doubleTapMs);
  };
  return { tap, stop };
}
