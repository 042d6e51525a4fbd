import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { middle, mostZoom, type Point, pinchedZoom, toggleZoom, watchTaps, zoomOf, zoomTo } from "./zoom.ts";

type Options = {
  /** The row of slides; all but the current one are inert. */
  track: RefObject<HTMLUListElement | null>;
  index: number;
  /** Where the gallery was tapped to open the lightbox: perhaps the first tap of a double tap. */
  openedFrom: Point;
  /** A single tap, or a click. */
  onTap: () => void;
};

/**
 * Pinch and double tap enlarge the current picture; the slide then scrolls natively. A double tap in the gallery opens
 * the lightbox with its first tap and enlarges with its second.
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
      zoomTo(slide, pinchedZoom(pinch.zoom, pinch.from, to, mostZoom(slide)), middle(to));
    };
    const click = ({ clientX: x, clientY: y }: MouseEvent) => {
      if (isTouch) taps.tap({ x, y });
      else tapped();
      isTouch = false;
    };

    const off = new AbortController();
    row.addEventListener("touchstart", begin, { passive: true, signal: off.signal });
    // Not passive: `preventDefault` stops the browser from zooming the page.
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
