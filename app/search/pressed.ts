import type { MouseEvent } from "react";

/** Acts in place of a link, but where she opens it in another tab or window. */
export function pressed(event: MouseEvent, act: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
