import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** In pixels: less is a press. */
const threshold = 6;

/** Drags a row of the list by its picture. `target` is where it would be dropped. */
export function useDragging(list: RefObject<HTMLElement | null>, onDrop: (name: string, place: number) => void) {
  const [dragged, setDragged] = useState<{ name: string; target: number }>();
  // The list may change while a row is dragged.
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  function begin(event: ReactPointerEvent, name: string): void {
    if (event.button !== 0) return;
    event.preventDefault();
    const from = event.clientY;
    const stop = new AbortController();
    const { signal } = stop;
    let place: number | undefined;
    window.addEventListener(
      "pointermove",
      ({ clientY }) => {
        if (place === undefined && Math.abs(clientY - from) < threshold) return;
        place = placeAt(list.current, name, clientY);
        setDragged({ name, target: place });
      },
      { signal },
    );
    const end = (isDropped: boolean) => {
      stop.abort();
      setDragged(undefined);
      if (isDropped && place !== undefined) drop.current(name, place);
    };
    window.addEventListener("pointerup", () => end(true), { signal });
    window.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  }

  return { begin, name: dragged?.name, target: dragged?.target };
}

/** How many of the other rows have their middle above the pointer. */
function placeAt(list: HTMLElement | null, name: string, y: number): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>(".picture-row") ?? [])];
  const others = rows.filter((row) => row.querySelector<HTMLInputElement>('[name="images"]')?.value !== name);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
