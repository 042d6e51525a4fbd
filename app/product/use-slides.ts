import { type RefObject, useEffect, useRef, useState } from "react";

type Slides = {
  track: RefObject<HTMLUListElement | null>;
  index: number;
  show: (place: number, behavior?: ScrollBehavior) => void;
};

/** A row of full-width slides that the browser scrolls; the one in view is the index. */
export function useSlides(count: number, start = 0): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    row.scrollTo({ left: start * row.clientWidth, behavior: "instant" });
    let waiting = 0;
    const follow = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        const place = Math.round(row.scrollLeft / Math.max(1, row.clientWidth));
        setIndex(Math.min(count - 1, Math.max(0, place)));
      });
    };
    row.addEventListener("scroll", follow, { passive: true });
    return () => {
      row.removeEventListener("scroll", follow);
      cancelAnimationFrame(waiting);
    };
  }, [count, start]);

  function show(place: number, behavior?: ScrollBehavior): void {
    const row = track.current;
    if (!row) return;
    const still = behavior ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
    row.scrollTo({ left: ((place + count) % count) * row.clientWidth, behavior: still });
  }

  return { track, index, show };
}
