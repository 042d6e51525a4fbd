import type { MouseEvent } from "react";

/** Whether a press on a link opens it in this tab, not in another one or in a window. */
export function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
