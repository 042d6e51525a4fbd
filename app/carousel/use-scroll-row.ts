import { useEffect, useEffectEvent, useRef, useState } from "react";
import { activeDot, arrowTarget, dotTarget, isAtEnd, isAtStart, type ScrollRow } from "./carousel-steps.ts";

type Options = {
  items: number;
  /** Where it can be led to: at each slide, or by a dot at every other item. */
  stops?: number;
  itemsPerStop?: number;
  start?: number;
  onNearEnd?: (() => void) | undefined;
};

/**
 * Tells where a natively scrolling row stands, and moves it. A scroll event costs one look in the next frame, and
 * renders only when a stop or an arrow changes. What a press passes on its way is not shown, so that two quick presses
 * are two steps: its goal is let go of when it is reached, or when she moves the row herself.
 * How the row moves, smoothly or at once, is the stylesheet's to say (`scroll-behavior`).
 */
export function useScrollRow({ items, stops = items, itemsPerStop = 1, start = 0, onNearEnd }: Options) {
  const track = useRef<HTMLUListElement>(null);
  const goal = useRef<number>(undefined);
  const [place, setPlace] = useState({ stop: start, atStart: true, atEnd: false });

  const nearEnd = useEffectEvent(() => onNearEnd?.());
  const hasMore = onNearEnd !== undefined;

  useEffect(() => {
    const list = track.current;
    if (!list || items === 0) return;
    if (start > 0) list.scrollTo({ left: dotTarget(start, measure(list, itemsPerStop)), behavior: "instant" });
    let frame = 0;
    const read = () => {
      frame = 0;
      // What isn't shown, such as a dialog that is being closed, stands nowhere.
      if (list.clientWidth === 0) return;
      const row = measure(list, itemsPerStop);
      if (goal.current !== undefined && (Math.abs(goal.current - row.scroll) < 1 || goal.current > row.end)) {
        goal.current = undefined;
      }
      const stop = activeDot({ ...row, scroll: goal.current ?? row.scroll }, stops);
      const next = { stop, atStart: isAtStart(row), atEnd: !hasMore && isAtEnd(row) };
      setPlace((last) =>
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
    setPlace((last) => ({ ...last, stop: activeDot({ ...row, scroll: left }, stops) }));
    list.scrollTo({ left, behavior });
    // At its end it doesn't move, so that nobody would hear of it.
    if (isAtEnd(row)) onNearEnd?.();
  };
  return {
    track,
    place,
    step: (direction: -1 | 1) => moveTo((now) => arrowTarget(goal.current ?? now.scroll, direction, now)),
    show: (stop: number, behavior?: ScrollBehavior) => moveTo((now) => dotTarget(stop, now), behavior),
  };
}

function measure(list: HTMLElement, itemsPerStop: number): ScrollRow {
  const [first, second] = [...list.children].slice(0, 2).map((item) => item.getBoundingClientRect().left);
  const pitch = first !== undefined && second !== undefined ? (second - first) * itemsPerStop : 0;
  return { scroll: list.scrollLeft, end: list.scrollWidth - list.clientWidth, pitch };
}
