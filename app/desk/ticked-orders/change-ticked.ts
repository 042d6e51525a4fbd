import type { ChangeAnswer } from "../../../shop/desk/order-desk.ts";
import type { BulkOutcome } from "./outcome.ts";
import type { Ticked } from "./ticked.ts";

/** One after the other, each based on the revision that was shown. */
export async function changeTicked(
  ticked: readonly Ticked[],
  change: (one: Ticked) => Promise<ChangeAnswer>,
): Promise<BulkOutcome> {
  const left: string[] = [];
  for (const one of ticked) {
    const { outcome } = await change(one);
    if (outcome !== "done" && outcome !== "repeated") left.push(one.number);
  }
  return { done: ticked.length - left.length, left };
}
