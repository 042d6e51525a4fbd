import { useEffect } from "react";

/** A ref callback for what replaces the button that was pressed: the focus moves to it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** Where screen readers begin to read. Doesn't scroll: that is up to the navigation. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** When the focused element was removed, browsers move the focus to the body. */
export function focusIfLost(): void {
  if (document.activeElement === document.body) focusHeading();
}

/** For a view that replaces another one, together with the element that had the focus. */
export function useFocusIfLost(hasReplaced: boolean): void {
  useEffect(() => {
    if (hasReplaced) focusIfLost();
  }, [hasReplaced]);
}
