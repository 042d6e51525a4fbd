import { type RefObject, useEffect, useEffectEvent } from "react";
import { isSwipe } from "./swipe.ts";

type Handlers = {
  onMove: (dx: number) => void;
  /** One that the browser took for its own counts as endlessly slow. */
  onEnd: (swipe: { dx: number; ms: number }) => void;
};

/** Sideways swipes of a finger, a pen or a pressed mouse. What is swiped is a link: a swipe must not follow it. */
export function useSwipe(area: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const move = useEffectEvent(handlers.onMove);
  const end = useEffectEvent(handlers.onEnd);

  useEffect(() => {
    const place = area.current;
    if (!place) return;
    const off = new AbortController();
    const until = { signal: off.signal };
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
        place.setPointerCapture(event.pointerId);
      }
      if (isSwiping) move(dx);
    };
    const stop = (event: PointerEvent) => {
      if (!press || !event.isPrimary) return;
      const ms = event.type === "pointerup" ? event.timeStamp - press.at : Number.POSITIVE_INFINITY;
      if (isSwiping) end({ dx, ms });
      press = undefined;
    };
    const click = (event: MouseEvent) => {
      if (!isSwiping) return;
      isSwiping = false;
      event.preventDefault();
      event.stopPropagation();
    };

    place.addEventListener("pointerdown", down, until);
    place.addEventListener("pointermove", follow, until);
    place.addEventListener("pointerup", stop, until);
    place.addEventListener("pointercancel", stop, until);
    place.addEventListener("click", click, { ...until, capture: true });
    // The browser would drag the link's address instead.
    place.addEventListener("dragstart", (event) => event.preventDefault(), until);
    return () => off.abort();
  }, [area]);
}
