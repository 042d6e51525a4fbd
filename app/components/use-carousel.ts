import { useEffect, useEffectEvent, useRef, useState } from "react";
import { activeDot, arrowTarget, dotTarget, isAtEnd, isAtStart, type Row } from "./carousel-steps.ts";

/**
 * Tells where a natively scrolling row stands, and moves it. A scroll event costs one look in the next frame, and
 * renders only when a dot or an arrow changes.
 * How the row moves, smoothly or at once, is the stylesheet's to say (`scroll-behavior`).
 */
export function useCarousel(items: number, dots: number, onNearEnd: (() => void) | undefined) {
  const track = useRef<HTMLUListElement>(null);
  // Where the last press leads, until the row is there or she moves it herself: two quick presses are two steps.
  const goal = useRef<number>(undefined);
  const [place, setPlace] = useState({ dot: 0, atStart: true, atEnd: false });

  const nearEnd = useEffectEvent(() => onNearEnd?.());
  const hasMore = onNearEnd !== undefined;

  useEffect(() => {
    const list = track.current;
    if (!list || items === 0) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const row = measure(list);
      if (goal.current !== undefined && (Math.abs(goal.current - row.scroll) < 1 || goal.current > row.end)) {
        goal.current = undefined;
      }
      const next = { dot: activeDot(row, dots), atStart: isAtStart(row), atEnd: !hasMore && isAtEnd(row) };
      setPlace((last) =>
        last.dot === next.dot && last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
      if (row.end - row.scroll < list.clientWidth) nearEnd();
    };
    const follow = () => {
      frame ||= requestAnimationFrame(read);
    };
    const letGo = () => {
      goal.current = undefined;
      follow();
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(list);
    const events = { scroll: follow, wheel: letGo, touchstart: letGo, pointerdown: letGo };
    for (const [type, listener] of Object.entries(events)) list.addEventListener(type, listener, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      for (const [type, listener] of Object.entries(events)) list.removeEventListener(type, listener);
    };
  }, [items, dots, hasMore]);

  const moveTo = (target: (row: Row) => number) => {
    const list = track.current;
    if (!list) return;
    const row = measure(list);
    goal.current = target(row);
    list.scrollTo({ left: goal.current });
    // At its end it doesn't move, so that nobody would hear of it.
    if (isAtEnd(row)) onNearEnd?.();
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
