/** A press that moves further than this, in pixels, is a drag. */
const dragAfter = 4;

/** The mouse moves what is larger than the slide. The click at the end of a drag is none; fingers scroll natively. */
export function watchDrag(row: HTMLElement, slide: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; y: number; left: number; top: number } | undefined;
  let isDrag = false;

  const begin = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
    isDrag = false;
    from = undefined;
    if (pointerType === "mouse" && button === 0) from = { x, y, left: slide.scrollLeft, top: slide.scrollTop };
  };
  const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!isDrag && Math.hypot(x, y) <= dragAfter) return;
    isDrag = true;
    // It goes on over the controls and outside the window.
    row.setPointerCapture(pointerId);
    slide.scrollTo({ left: from.left - x, top: from.top - y });
  };
  const end = () => {
    from = undefined;
  };
  const click = (event: Event) => {
    if (isDrag) event.stopImmediatePropagation();
    isDrag = false;
  };

  row.addEventListener("pointerdown", begin, { signal });
  row.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel"]) row.addEventListener(type, end, { signal });
  row.addEventListener("click", click, { capture: true, signal });
  // The browser would drag the picture's file.
  row.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}
