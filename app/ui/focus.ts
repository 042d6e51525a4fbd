import { useEffect } from "react";

/** A ref for what takes the place of a button that was pressed and is gone: the focus goes on to it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** Where reading begins. Scrolling is the router's: to the top on the way on, to the old place on the way back. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What she was in, or had pressed, is gone. */
export function focusIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** For what takes the place of a view that she was in, by her press or another tab's: her focus went with it. */
export function useFocusIfLost(wasElsewhere: boolean): void {
  useEffect(() => {
    if (wasElsewhere) focusIfLost();
  }, [wasElsewhere]);
}
