import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { middle, type Point, pinchedZoom, toggleZoom, watchTaps, zoomOf, zoomTo } from "./zoom.ts";

type Options = {
  /** The row of slides; the one that isn't inert is the one in view. */
  track: RefObject<HTMLUListElement | null>;
  index: number;
  /** Where she pressed to have it opened: the first tap, perhaps, of two. */
  openedFrom: Point;
  /** A tap by itself, or a click. */
  onTap: () => void;
};

/**
 * Pinch and double tap enlarge the picture in view; the slide then scrolls under the finger. A double tap on the page's
 * own pictures opens the overlay with its first tap and enlarges with its second.
 */
export function useZoom({ track, index, openedFrom, onTap }: Options): void {
  const before = useRef<Point | undefined>(openedFrom);
  const tapped = useEffectEvent(onTap);

  useEffect(() => {
    const row = track.current;
    const slide = row?.children[index];
    if (!row || !(slide instanceof HTMLElement)) return;
    const taps = watchTaps({ single: () => tapped(), double: (at) => toggleZoom(slide, at) }, before.current);
    before.current = undefined;
    let pinch: { from: readonly [Point, Point]; zoom: number } | undefined;
    let isTouch = false;

    const begin = (event: TouchEvent) => {
      isTouch = true;
      const from = fingers(event);
      if (from) taps.stop();
      pinch = from && { from, zoom: zoomOf(slide) };
    };
    const move = (event: TouchEvent) => {
      const to = fingers(event);
      if (!pinch || !to || !event.cancelable) return;
      event.preventDefault();
      zoomTo(slide, pinchedZoom(pinch.zoom, pinch.from, to), middle(to));
    };
    const click = ({ clientX: x, clientY: y }: MouseEvent) => {
      if (isTouch) taps.tap({ x, y });
      else tapped();
      isTouch = false;
    };

    const off = new AbortController();
    row.addEventListener("touchstart", begin, { passive: true, signal: off.signal });
    // Not passive: the page must not be enlarged as well.
    row.addEventListener("touchmove", move, { passive: false, signal: off.signal });
    row.addEventListener("click", click, { signal: off.signal });
    return () => {
      off.abort();
      taps.stop();
      zoomTo(slide, 1, { x: 0, y: 0 });
    };
  }, [track, index]);
}

function fingers({ touches: [a, b] }: TouchEvent): readonly [Point, Point] | undefined {
  return a && b && [at(a), at(b)];
}

function at({ clientX: x, clientY: y }: Touch): Point {
  return { x, y };
}
