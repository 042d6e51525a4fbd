import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Further than a press that slips. */
const slip = 6;

/** A row taken by its picture: where it would go is marked, and it goes there when it is let go. */
export function useDragging(list: RefObject<HTMLElement | null>, onDrop: (name: string, place: number) => void) {
  const [dragged, setDragged] = useState<{ name: string; target: number }>();
  // Another picture may be ready while this one is held.
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
        if (place === undefined && Math.abs(clientY - from) < slip) return;
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

/** How many of the other rows begin above the finger. */
function placeAt(list: HTMLElement | null, name: string, y: number): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>(".picture-row") ?? [])];
  const others = rows.filter((row) => row.querySelector<HTMLInputElement>('[name="images"]')?.value !== name);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
