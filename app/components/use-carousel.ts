import { useEffect, useEffectEvent, useRef, useState } from "react";
import { activeDot, arrowTarget, dotTarget, isAtEnd, isAtStart, type Row } from "./carousel-steps.ts";

type Place = { dot: number; atStart: boolean; atEnd: boolean };

const unmeasured: Row = { scroll: 0, end: 0, pitch: 0 };

/**
 * Tells where a natively scrolling row stands, and moves it. Sizes are measured when they change;
 * a scroll event costs one read in the next frame, and renders only when a dot or an arrow changes.
 * How the row moves, smoothly or at once, is the stylesheet's to say (`scroll-behavior`).
 */
export function useCarousel(items: number, dots: number, onNearEnd?: () => void) {
  const track = useRef<HTMLUListElement>(null);
  const row = useRef(unmeasured);
  // Where the last press leads, until the row is there or she moves it herself: two quick presses are two steps.
  const goal = useRef<number>(undefined);
  const [place, setPlace] = useState<Place>({ dot: 0, atStart: true, atEnd: false });

  const nearEnd = useEffectEvent(() => onNearEnd?.());

  useEffect(() => {
    const list = track.current;
    if (!list || items === 0) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      row.current = { ...row.current, scroll: list.scrollLeft };
      if (goal.current !== undefined && Math.abs(goal.current - list.scrollLeft) < 1) goal.current = undefined;
      const next = {
        dot: activeDot(row.current, dots),
        atStart: isAtStart(row.current),
        atEnd: isAtEnd(row.current),
      };
      setPlace((last) =>
        last.dot === next.dot && last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
      if (row.current.end - row.current.scroll < list.clientWidth) nearEnd();
    };
    const follow = () => {
      frame ||= requestAnimationFrame(read);
    };
    const letGo = () => {
      goal.current = undefined;
    };
    const sizes = new ResizeObserver(() => {
      row.current = measure(list);
      if (goal.current !== undefined && goal.current > row.current.end) letGo();
      read();
    });
    sizes.observe(list);
    const events = { scroll: follow, wheel: letGo, touchstart: letGo, pointerdown: letGo };
    for (const [type, listener] of Object.entries(events)) list.addEventListener(type, listener, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      for (const [type, listener] of Object.entries(events)) list.removeEventListener(type, listener);
    };
  }, [items, dots]);

  const moveTo = (target: (row: Row) => number) => {
    const list = track.current;
    if (!list) return;
    // A press that was made before the script came is carried out before anything was measured.
    if (row.current === unmeasured) row.current = measure(list);
    goal.current = target(row.current);
    list.scrollTo({ left: goal.current });
  };
  return {
    track,
    place,
    step: (direction: -1 | 1) => moveTo((now) => arrowTarget(goal.current ?? now.scroll, direction, now)),
    show: (dot: number) => moveTo((now) => dotTarget(dot, now)),
  };
}

function measure(list: HTMLElement): Row {
  const [first, second] = list.querySelectorAll<HTMLElement>(":scope > li");
  const pitch = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return { scroll: list.scrollLeft, end: list.scrollWidth - list.clientWidth, pitch };
}
