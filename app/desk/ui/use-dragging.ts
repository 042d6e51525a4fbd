import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** In pixels: less is a press. */
const threshold = 6;

/** Near an end of a list that scrolls sideways, dragging scrolls it. */
const edge = 40;
const scrollStep = 12;

type Dragged = {
  name: string;
  /** Where it would be dropped. */
  target: number;
  /** The pointer, from the beginning of the list's content. */
  at: number;
};

type Options = {
  /** Its items have their names in `data-drag`. */
  list: RefObject<HTMLElement | null>;
  axis?: "x" | "y";
  /** Milliseconds that a finger rests before it drags: until then it scrolls the list. */
  hold?: number;
  onDrop: (name: string, place: number) => void;
};

/** Drags an item of the list. */
export function useDragging({ list, axis = "y", hold = 0, onDrop }: Options) {
  const [dragged, setDragged] = useState<Dragged>();
  const isDragging = useRef(false);
  // The list may change while an item is dragged.
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  // Added before the touch begins: Safari ignores later ones.
  useEffect(() => {
    const { current } = list;
    const stayStill = (event: TouchEvent) => isDragging.current && event.preventDefault();
    current?.addEventListener("touchmove", stayStill, { passive: false });
    return () => current?.removeEventListener("touchmove", stayStill);
  }, [list]);

  function begin(event: ReactPointerEvent, name: string): void {
    if (event.button !== 0) return;
    const pointerAt = (each: { clientX: number; clientY: number }) => (axis === "x" ? each.clientX : each.clientY);
    const from = pointerAt(event);
    const stop = new AbortController();
    const { signal } = stop;
    let hasRested = hold === 0 || event.pointerType === "mouse";
    let place: number | undefined;
    // A press on an item that can be held still gives it the focus.
    if (hold === 0) event.preventDefault();

    function drag(pointer: number): void {
      const { current } = list;
      if (!current) return;
      isDragging.current = true;
      place = placeAt(current, name, pointer, axis);
      const { left, right } = current.getBoundingClientRect();
      if (axis === "x" && pointer > right - edge) current.scrollLeft += scrollStep;
      if (axis === "x" && pointer < left + edge) current.scrollLeft -= scrollStep;
      setDragged({ name, target: place, at: pointer - left + current.scrollLeft });
    }
    function end(isDropped: boolean): void {
      stop.abort();
      clearTimeout(resting);
      isDragging.current = false;
      setDragged(undefined);
      if (isDropped && place !== undefined) drop.current(name, place);
    }

    const resting = hasRested
      ? undefined
      : setTimeout(() => {
          hasRested = true;
          drag(from);
        }, hold);
    window.addEventListener(
      "pointermove",
      (move) => {
        const isStill = place === undefined && Math.abs(pointerAt(move) - from) < threshold;
        if (isStill) return;
        if (hasRested) drag(pointerAt(move));
        else end(false);
      },
      { signal },
    );
    window.addEventListener("pointerup", () => end(true), { signal });
    window.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  }

  return { begin, name: dragged?.name, target: dragged?.target, at: dragged?.at };
}

/** How many of the other items have their middle before the pointer. */
function placeAt(list: HTMLElement, name: string, pointer: number, axis: "x" | "y"): number {
  const items = [...list.querySelectorAll<HTMLElement>("[data-drag]")];
  return items.filter((item) => {
    const { left, width, top, height } = item.getBoundingClientRect();
    const middle = axis === "x" ? left + width / 2 : top + height / 2;
    return item.dataset.drag !== name && middle < pointer;
  }).length;
}
