import { writingSentences } from "../../shop/review/written-review.ts";
import type { Reviewing } from "./reviewing.ts";

/** Why Take it away or Undo wasn't done. */
export function takingWords(isLost: boolean, reviewing: Reviewing | undefined): string | undefined {
  if (isLost) return "It didn’t get through. Try again.";
  if (!reviewing?.fault || reviewing.typed) return undefined;
  return reviewing.fault === "changed"
    ? "Something changed here meanwhile, and you see it as it is now. Try again if you still want to."
    : writingSentences[reviewing.fault];
}
