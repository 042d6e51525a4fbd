import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { mostByStep, nextStep, wheelFactor } from "./enlarge-steps.ts";
import { watchDrag } from "./watch-drag.ts";
import { mostZoom, zoomOf, zoomTo } from "./zoom.ts";

const zoomMs = 220;
/** As far as an arrow key moves an enlarged picture, in pixels. */
const keyPan = 80;

type Props = {
  /** The row of slides. */
  track: RefObject<HTMLUListElement | null>;
  index: number;
  /** The look of controls over pictures. */
  className: string;
};

/**
 * − and + from md on. The current picture is also enlarged by keys and by the wheel, or a trackpad's pinch, and moved
 * by dragging. Loaded when the lightbox opens: without it the picture is only scrolled.
 */
export default function Enlarge({ track, index, className }: Props) {
  const [{ zoom, most }, setZoom] = useState({ zoom: 1, most: 1 });
  const step = useRef((_by: -1 | 1) => {});

  useEffect(() => {
    const row = track.current;
    const dialog = row?.closest("dialog");
    const slide = row?.children[index];
    if (!row || !dialog || !(slide instanceof HTMLElement)) return;
    const off = new AbortController();
    step.current = (by) => animateTo(slide, nextStep(zoomOf(slide), by, mostZoom(slide, mostByStep)));
    watchDrag(row, slide, off.signal);
    dialog.addEventListener("wheel", (event) => zoomByWheel(slide, event), { passive: false, signal: off.signal });
    dialog.addEventListener("keydown", (event) => onKey(slide, event, step.current), { signal: off.signal });
    // Whoever enlarges it, fingers too; and with the window its limit is another.
    const sizes = new ResizeObserver(() => {
      const limit = mostZoom(slide, mostByStep);
      if (zoomOf(slide) > limit) zoomTo(slide, limit, screenCentre());
      setZoom({ zoom: zoomOf(slide), most: limit });
    });
    sizes.observe(slide.querySelector("picture") ?? slide);
    return () => {
      off.abort();
      sizes.disconnect();
    };
  }, [track, index]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
    <div
      role="group"
      aria-label="Enlarge"
      className={`absolute right-20 bottom-8 hidden h-14 items-center rounded-full md:flex ${className}`}
    >
      <ZoomButton name="Zoom out" icon="minus" atEnd={zoom <= 1} onPress={() => step.current(-1)} />
      <span aria-live="polite" className="nums min-w-13 text-center font-semibold text-16">
        {Math.round(zoom * 100)} %
      </span>
      <ZoomButton name="Zoom in" icon="plus" atEnd={zoom >= most} onPress={() => step.current(1)} />
    </div>
  );
}

type ZoomButtonProps = { name: string; icon: "minus" | "plus"; atEnd: boolean; onPress: () => void };

/** Not `disabled` at the end: it would lose the focus. */
function ZoomButton({ name, icon, atEnd, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={atEnd}
      onClick={onPress}
      className="flex size-14 items-center justify-center rounded-full aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

function screenCentre() {
  return { x: innerWidth / 2, y: innerHeight / 2 };
}

function stopAnimations(slide: HTMLElement): void {
  for (const animation of slide.querySelector("picture")?.getAnimations() ?? []) animation.cancel();
}

/** Sets the new size at once, and lets the picture grow into it from where it is seen now. */
function animateTo(slide: HTMLElement, zoom: number): void {
  const picture = slide.querySelector("picture");
  if (!picture) return;
  const before = picture.getBoundingClientRect();
  stopAnimations(slide);
  zoomTo(slide, zoom, screenCentre());
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const after = picture.getBoundingClientRect();
  const from = `translate(${before.left - after.left}px, ${before.top - after.top}px) scale(${before.width / after.width})`;
  const transformOrigin = "0 0";
  picture.animate(
    [
      { transformOrigin, transform: from },
      { transformOrigin, transform: "none" },
    ],
    { duration: zoomMs, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}

function zoomByWheel(slide: HTMLElement, event: WheelEvent): void {
  // Sideways it scrolls to the next picture.
  if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  event.preventDefault();
  stopAnimations(slide);
  const zoom = zoomOf(slide) * wheelFactor(event);
  const { clientX: x, clientY: y } = event;
  zoomTo(slide, Math.max(1, Math.min(zoom, mostZoom(slide, mostByStep))), { x, y });
}

function onKey(slide: HTMLElement, event: KeyboardEvent, step: (by: -1 | 1) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "+" || event.key === "=") step(1);
  else if (event.key === "-") step(-1);
  else if (!panSideways(slide, event.key)) return;
  event.preventDefault();
  // To the lightbox arrow keys mean the next picture.
  event.stopPropagation();
}

/** Whether there was more of the picture on that side. */
function panSideways(slide: HTMLElement, key: string): boolean {
  const before = slide.scrollLeft;
  if (key === "ArrowLeft") slide.scrollLeft -= keyPan;
  if (key === "ArrowRight") slide.scrollLeft += keyPan;
  return slide.scrollLeft !== before;
}
