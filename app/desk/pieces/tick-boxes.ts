import { tickFormId } from "./ticked-pieces.ts";

/** The boxes are uncontrolled, so that the browser restores them on Back. */
function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[form="${tickFormId}"][name="pieces"]`)];
}

export function readTicks(): string[] {
  return boxes().flatMap(({ checked, value }) => (checked ? [value] : []));
}

/** Returns the ticked values. */
export function tickAll(isTicked: boolean): string[] {
  for (const box of boxes()) box.checked = isTicked;
  return readTicks();
}
