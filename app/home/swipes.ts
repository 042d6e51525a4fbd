/** A finger or a pressed mouse that moves less than this is a tap. In pixels. */
const threshold = 5;
/** A slower swipe has to bring the next slide halfway in. In milliseconds. */
const quick = 300;

export function isSwipe(dx: number, dy: number): boolean {
  return Math.abs(dx) >= threshold && Math.abs(dx) > Math.abs(dy);
}

/** Whether a swipe goes to the next slide, or snaps back. */
export function completesSwipe({ dx, ms, width }: { dx: number; ms: number; width: number }): boolean {
  return Math.abs(dx) >= (ms < quick ? threshold : width / 2);
}

type Handlers = {
  onMove: (dx: number) => void;
  /** A swipe that the browser cancelled counts as infinitely slow. */
  onEnd: (swipe: { dx: number; ms: number }) => void;
};

/** Sideways swipes by finger, pen or pressed mouse. The slide is a link: a swipe must not follow it. */
export function watchSwipes(area: HTMLElement, { onMove, onEnd }: Handlers): { stop(): void } {
  let press: { x: number; y: number; at: number } | undefined;
  let dx = 0;
  let isSwiping = false;

  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    press = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    isSwiping = false;
  };
  const follow = (event: PointerEvent) => {
    if (!press || !event.isPrimary) return;
    dx = event.clientX - press.x;
    if (!isSwiping && isSwipe(dx, event.clientY - press.y)) {
      isSwiping = true;
      area.setPointerCapture(event.pointerId);
    }
    if (isSwiping) onMove(dx);
  };
  const end = (event: PointerEvent) => {
    if (!press || !event.isPrimary) return;
    const ms = event.type === "pointerup" ? event.timeStamp - press.at : Number.POSITIVE_INFINITY;
    if (isSwiping) onEnd({ dx, ms });
    press = undefined;
  };
  const click = (event: MouseEvent) => {
    if (!isSwiping) return;
    isSwiping = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const off = new AbortController();
  const options = { signal: off.signal };
  area.addEventListener("pointerdown", down, options);
  area.addEventListener("pointermove", follow, options);
  area.addEventListener("pointerup", end, options);
  area.addEventListener("pointercancel", end, options);
  // Before the link's own handlers see the click that ends a swipe.
  area.addEventListener("click", click, { ...options, capture: true });
  // The browser would drag the link's address instead.
  area.addEventListener("dragstart", (event) => event.preventDefault(), options);
  return { stop: () => off.abort() };
}
