import type { ChangeAnswer } from "../../../shop/desk/order-changes.ts";
import type { BulkOutcome } from "./outcome.ts";
import type { Ticked } from "./ticked.ts";

/** One after the other, each based on the revision that was shown. `change` gives nothing for one that stays. */
export async function changeTicked(
  ticked: readonly Ticked[],
  change: (one: Ticked) => Promise<ChangeAnswer | undefined>,
): Promise<Pick<BulkOutcome, "done" | "left">> {
  const done: Ticked[] = [];
  const left: string[] = [];
  for (const one of ticked) {
    const answer = await change(one);
    if (answer?.outcome === "done" || answer?.outcome === "repeated")
      done.push({ number: one.number, revision: one.revision + 1 });
    else left.push(one.number);
  }
  return { done, left };
}
