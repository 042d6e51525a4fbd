import { useEffect, useEffectEvent, useRef, useState } from "react";
import { activeDot, arrowTarget, dotTarget, isAtEnd, isAtStart, type ScrollRow } from "./carousel-steps.ts";

type Options = {
  items: number;
  /** Positions that it can be scrolled to: each slide, or every other item, where it has dots. */
  stops?: number;
  itemsPerStop?: number;
  start?: number;
  onNearEnd?: (() => void) | undefined;
};

/**
 * The position of a natively scrolling row, and functions that scroll it. Scroll events are measured once a frame and
 * re-render only when a stop or an arrow changes. While a press scrolls the row, the current stop is its goal, so that
 * two quick presses move it twice; the goal ends when it is reached or when the shopper scrolls the row.
 * Whether it scrolls smoothly is up to the stylesheet (`scroll-behavior`).
 */
export function useScrollRow({ items, stops = items, itemsPerStop = 1, start = 0, onNearEnd }: Options) {
  const track = useRef<HTMLUListElement>(null);
  const goal = useRef<number>(undefined);
  const [position, setPosition] = useState({ stop: start, atStart: true, atEnd: false });

  const nearEnd = useEffectEvent(() => onNearEnd?.());
  const hasMore = onNearEnd !== undefined;

  useEffect(() => {
    const list = track.current;
    if (!list || items === 0) return;
    if (start > 0) list.scrollTo({ left: dotTarget(start, measure(list, itemsPerStop)), behavior: "instant" });
    let frame = 0;
    const read = () => {
      frame = 0;
      // Not rendered, as in a dialog that is closing.
      if (list.clientWidth === 0) return;
      const row = measure(list, itemsPerStop);
      if (goal.current !== undefined && (Math.abs(goal.current - row.scroll) < 1 || goal.current > row.end)) {
        goal.current = undefined;
      }
      const stop = activeDot({ ...row, scroll: goal.current ?? row.scroll }, stops);
      const next = { stop, atStart: isAtStart(row), atEnd: !hasMore && isAtEnd(row) };
      setPosition((last) =>
        last.stop === next.stop && last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
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
  }, [items, stops, itemsPerStop, start, hasMore]);

  const moveTo = (target: (row: ScrollRow) => number, behavior: ScrollBehavior = "auto") => {
    const list = track.current;
    if (!list) return;
    const row = measure(list, itemsPerStop);
    const left = target(row);
    goal.current = Math.abs(row.scroll - left) < 1 ? undefined : left;
    setPosition((last) => ({ ...last, stop: activeDot({ ...row, scroll: left }, stops) }));
    list.scrollTo({ left, behavior });
    // At its end it fires no scroll event.
    if (isAtEnd(row)) onNearEnd?.();
  };
  return {
    track,
    position,
    step: (direction: -1 | 1) => moveTo((now) => arrowTarget(goal.current ?? now.scroll, direction, now)),
    show: (stop: number, behavior?: ScrollBehavior) => moveTo((now) => dotTarget(stop, now), behavior),
  };
}

function measure(list: HTMLElement, itemsPerStop: number): ScrollRow {
  const [first, second] = [...list.children].slice(0, 2).map((item) => item.getBoundingClientRect().left);
  const pitch = first !== undefined && second !== undefined ? (second - first) * itemsPerStop : 0;
  return { scroll: list.scrollLeft, end: list.scrollWidth - list.clientWidth, pitch };
}
