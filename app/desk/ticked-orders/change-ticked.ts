import type { ChangeAnswer } from "../../../shop/desk/order-desk.ts";
import type { Outcome } from "./outcome.ts";
import type { Ticked } from "./ticked.ts";

/** One after the other, each guarded by the revision that was shown; those that can't be changed are left and named. */
export async function changeTicked(
  ticked: readonly Ticked[],
  change: (one: Ticked) => Promise<ChangeAnswer>,
): Promise<Outcome> {
  const left: string[] = [];
  for (const one of ticked) {
    const { outcome } = await change(one);
    if (outcome !== "done" && outcome !== "repeated") left.push(one.number);
  }
  return { done: ticked.length - left.length, left };
}
