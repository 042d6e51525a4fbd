import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Direction, drag, release, slideBack, slideOver } from "./slide-motion.ts";
import { isLeadingOn } from "./swipe.ts";
import { useHolds } from "./use-holds.ts";
import { useSwipe } from "./use-swipe.ts";

/** How long a slide stands, in milliseconds. */
const interval = 4000;

export function useBanner(count: number) {
  const region = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isLoaded = usePageLoaded();
  const { isHeld, hold, letGo } = useHolds(region);
  const isPlaying = count > 1 && isLoaded && !isPaused && !isHeld;

  const wrap = (index: number) => (index + count) % count;
  const slide = (index: number) => stage.current?.children[wrap(index)] as HTMLElement;
  const show = (index: number, direction: Direction = index > current ? 1 : -1) => {
    const next = wrap(index);
    if (next === current) return;
    slideOver(slide(current), slide(next), direction);
    setCurrent(next);
  };

  // A slide whose picture is still on its way is waited for.
  const advance = useEffectEvent((to: number) => {
    if (slide(to).querySelector("img")?.complete !== false) show(to, 1);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => advance(current + 1), interval);
    return () => clearInterval(timer);
  }, [isPlaying, current]);

  useEffect(() => setPaused(matchMedia("(prefers-reduced-motion: reduce)").matches), []);

  useSwipe(stage, {
    onMove(dx) {
      if (count < 2) return;
      hold("swipe", true);
      const side = sideOf(dx);
      release(slide(current + 1), slide(current - 1));
      drag(slide(current), slide(current + side), side, dx);
    },
    onEnd({ dx, ms }) {
      if (count < 2) return;
      hold("swipe", false);
      const side = sideOf(dx);
      const leadsOn = isLeadingOn({ dx, ms, width: slide(current).offsetWidth });
      if (leadsOn) show(current + side, side);
      else slideBack(slide(current), slide(current + side), side);
    },
  });

  const toggle = () => {
    if (isPaused) letGo();
    setPaused(!isPaused);
  };
  return { region, stage, current, isPaused, isPlaying, isLoaded, show, toggle };
}

/** A finger that goes left brings in the slide at the right. */
function sideOf(dx: number): Direction {
  return dx < 0 ? 1 : -1;
}

/** The other slides' pictures must not compete with what is seen first. */
function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === "complete") return done();
    addEventListener("load", done, { once: true });
    return () => removeEventListener("load", done);
  }, []);
  return isLoaded;
}
