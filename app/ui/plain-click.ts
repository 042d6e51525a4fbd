import type { MouseEvent } from "react";

/** A click that opens a link in this tab: no other button, no modifier. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
