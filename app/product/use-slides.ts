import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/**
 * A row of full-width slides that the browser scrolls; the one in view is the index. What a scroll of ours passes on
 * its way is not shown, so that two quick steps are two slides, and no count flickers in between: a goal is let go of
 * when it is reached, or when she moves the row herself.
 */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null);
  const goal = useRef<number>(undefined);
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    if (start > 0) row.scrollTo({ left: start * row.clientWidth, behavior: "instant" });
    let frame = 0;
    const read = () => {
      frame = 0;
      const place = Math.round(row.scrollLeft / Math.max(1, row.clientWidth));
      if (goal.current !== undefined && goal.current !== place) return;
      goal.current = undefined;
      setIndex(Math.min(count - 1, Math.max(0, place)));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(read);
    };
    const letGo = () => {
      goal.current = undefined;
      follow();
    };
    // She may have swiped, or followed a thumbnail's link, before the script arrived.
    follow();
    const events = { scroll: follow, wheel: letGo, touchstart: letGo };
    for (const [type, listener] of Object.entries(events)) row.addEventListener(type, listener, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const [type, listener] of Object.entries(events)) row.removeEventListener(type, listener);
    };
  }, [count, start]);

  function show(place: number, behavior: ScrollBehavior = "auto"): void {
    const row = track.current;
    if (!row) return;
    const next = (place + count) % count;
    const left = next * row.clientWidth;
    goal.current = Math.abs(row.scrollLeft - left) < 1 ? undefined : next;
    setIndex(next);
    row.scrollTo({ left, behavior });
  }

  return { track, index, show };
}

/** -1 or 1 for an arrow key; with a modifier it is the browser's own, such as Back. */
export function arrowKeyStep({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
  return altKey || ctrlKey || metaKey ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[key];
}
