import { type RefObject, useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import type { Thread } from "./describe-thread.ts";
import { alongThread } from "./on-thread.tsx";
import { isSideways, letsGo } from "./swipe.ts";

const settle = { duration: 220, easing: "cubic-bezier(.2, .7, .3, 1)" };
/** The system's own swipe back begins at the edge. In pixels. */
const edge = 24;
const holdsSwipes = "input, textarea, select, dialog";

type Sides = { next: string | undefined; previous: string | undefined };

/**
 * The page follows the thumb to the next order of the list, or the one before. `touch-action: pan-y` leaves everything
 * else to the browser: where it scrolls, the page or a strip in it, it cancels the pointer.
 */
export function useThreadSwipe(slide: RefObject<HTMLElement | null>, thread: Thread | undefined): void {
  const navigate = useNavigate();
  const next = thread?.next?.to;
  const previous = thread?.previous?.to;
  useEffect(() => {
    const page = slide.current;
    if (page && (next || previous)) return watch(page, { next, previous }, navigate);
    return undefined;
  }, [slide, navigate, next, previous]);
}

function watch(page: HTMLElement, sides: Sides, navigate: NavigateFunction): () => void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let press: { id: number; x: number; y: number; at: number; isSwipe: boolean } | undefined;

  const sideOf = (dx: number) => (dx < 0 ? sides.next : sides.previous);
  const show = (dx: number) => {
    // Without an order on that side the page gives way a little.
    page.style.translate = calm.matches ? "" : `${sideOf(dx) ? dx : dx / 4}px`;
  };
  const rest = () => {
    page.style.translate = "";
    delete page.dataset.swiped;
  };

  const begin = (event: PointerEvent) => {
    const { pointerId: id, pointerType, isPrimary, clientX: x, clientY: y, target, timeStamp: at } = event;
    if (!isPrimary) return;
    press = undefined;
    if (pointerType !== "touch" || x < edge || x > innerWidth - edge) return;
    if (target instanceof Element && target.closest(holdsSwipes)) return;
    press = { id, x, y, at, isSwipe: false };
  };
  const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (press?.id !== pointerId) return;
    const dx = clientX - press.x;
    if (!press.isSwipe) {
      if (!isSideways(dx, clientY - press.y)) return;
      press.isSwipe = true;
      page.setPointerCapture(pointerId);
      page.style.setProperty("--peek-top", `${-page.getBoundingClientRect().top}px`);
      page.dataset.swiped = "yes";
    }
    show(dx);
  };
  const end = async ({ pointerId, type, clientX, timeStamp }: PointerEvent) => {
    if (press?.id !== pointerId) return;
    const { x, at, isSwipe } = press;
    press = undefined;
    if (!isSwipe) return;
    const dx = clientX - x;
    const to = sideOf(dx);
    const goes = type === "pointerup" && to && letsGo({ dx, ms: timeStamp - at, width: innerWidth });
    if (!calm.matches) {
      const from = page.style.translate;
      const target = goes ? `${Math.sign(dx) * innerWidth}px` : "0px";
      page.style.translate = target;
      await page.animate({ translate: [from, target] }, settle).finished;
    }
    if (goes) await navigate(to, { replace: true, state: alongThread });
    rest();
  };

  const off = new AbortController();
  const { signal } = off;
  page.addEventListener("pointerdown", begin, { signal });
  page.addEventListener("pointermove", follow, { signal });
  for (const ending of ["pointerup", "pointercancel"] as const)
    page.addEventListener(ending, (event) => void end(event), { signal });
  return () => off.abort();
}
