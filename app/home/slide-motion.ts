/** How long one slide takes to follow another, in milliseconds. */
const slideSpeed = 300;
const easing = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** 1: the slide to the right comes in. -1: the one to the left. */
export type Direction = -1 | 1;

/**
 * The slides lie on top of each other, and only the current one is visible. Two are placed side by side only while they
 * move, so the last slide is followed by the first like any other.
 */
export function slideOver(leaving: HTMLElement, arriving: HTMLElement, direction: Direction): void {
  const [from, width] = [offsetOf(leaving), leaving.offsetWidth];
  release(leaving, arriving);
  glide(leaving, from, -direction * width);
  glide(arriving, from + direction * width, 0);
}

export function slideBack(current: HTMLElement, neighbour: HTMLElement, side: Direction): void {
  const [from, width] = [offsetOf(current), current.offsetWidth];
  release(current, neighbour);
  glide(current, from, 0);
  glide(neighbour, from + side * width, side * width);
}

/** Follows the finger, together with the neighbour that becomes visible. */
export function drag(current: HTMLElement, neighbour: HTMLElement, side: Direction, dx: number): void {
  place(current, dx);
  place(neighbour, dx + side * current.offsetWidth);
}

/** Removes the inline styles and animations. */
export function release(...slides: HTMLElement[]): void {
  for (const slide of slides) {
    for (const motion of slide.getAnimations()) motion.cancel();
    slide.style.removeProperty("transform");
    slide.style.removeProperty("visibility");
  }
}

function place(slide: HTMLElement, x: number): void {
  slide.style.transform = `translateX(${x}px)`;
  slide.style.visibility = "visible";
}

function glide(slide: HTMLElement, from: number, to: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const transform = [`translateX(${from}px)`, `translateX(${to}px)`];
  slide.animate({ transform, visibility: ["visible", "visible"] }, { duration: slideSpeed, easing });
}

/** It may be moving already. */
function offsetOf(slide: HTMLElement): number {
  return new DOMMatrixReadOnly(getComputedStyle(slide).transform).m41;
}
