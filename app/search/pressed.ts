import type { MouseEvent } from "react";
import { opensHere } from "../components/opens-here.ts";

/** Acts in place of a link, but where she opens it in another tab or window. */
export function pressed(event: MouseEvent, act: () => void): void {
  if (!opensHere(event)) return;
  event.preventDefault();
  act();
}
