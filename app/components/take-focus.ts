/** A ref for what takes the place of a button that was pressed and is gone: the focus goes on to it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
