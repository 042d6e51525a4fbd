import { useEffect, useRef, useState } from "react";
import { activeDot, arrowTarget, dotCount, dotTarget, isAtEnd, isAtStart, type Row } from "./carousel-steps.ts";

type Place = { dot: number; atStart: boolean; atEnd: boolean };

/**
 * Tells where a natively scrolling row stands, and moves it. Sizes are measured when they change;
 * a scroll event costs one read in the next frame, and renders only when a dot or an arrow changes.
 * How the row moves, smoothly or at once, is the stylesheet's to say (`scroll-behavior`).
 */
export function useCarousel(items: number) {
  const track = useRef<HTMLUListElement>(null);
  const row = useRef<Row>({ scroll: 0, end: 0, pitch: 0 });
  // Where the last arrow leads: pressed twice quickly, it goes two steps.
  const goal = useRef<number>(undefined);
  const [place, setPlace] = useState<Place>({ dot: 0, atStart: true, atEnd: false });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      row.current = { ...row.current, scroll: list.scrollLeft };
      const next = {
        dot: activeDot(row.current, dotCount(items)),
        atStart: isAtStart(row.current),
        atEnd: isAtEnd(row.current),
      };
      setPlace((last) =>
        last.dot === next.dot && last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
    };
    const measure = () => {
      const [first, second] = list.querySelectorAll<HTMLElement>(":scope > li");
      const pitch = first && second ? second.offsetLeft - first.offsetLeft : 0;
      row.current = { scroll: list.scrollLeft, end: list.scrollWidth - list.clientWidth, pitch };
      read();
    };
    const follow = () => {
      frame ||= requestAnimationFrame(read);
    };
    const rest = () => {
      goal.current = undefined;
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    list.addEventListener("scroll", follow, { passive: true });
    list.addEventListener("scrollend", rest);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      list.removeEventListener("scroll", follow);
      list.removeEventListener("scrollend", rest);
    };
  }, [items]);

  const step = (direction: -1 | 1) => {
    goal.current = arrowTarget(goal.current ?? row.current.scroll, direction, row.current);
    track.current?.scrollTo({ left: goal.current });
  };
  const show = (dot: number) => {
    goal.current = undefined;
    track.current?.scrollTo({ left: dotTarget(dot, row.current) });
  };

  return { track, place, step, show };
}
