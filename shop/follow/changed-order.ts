import { formatRs, type Rupees } from "../money/rupees.ts";
import { changeInWords } from "../order/change-words.ts";
import { sumsOf, undoChange } from "../order/edit.ts";
import { stageTable } from "../order/stage.ts";
import { dayOf, formatClock, formatWeekday } from "../pakistan-days.ts";
import type { FollowedOrder } from "./followed-order.ts";

/** The latest change of an order, as its page tells of it. */
export type ToldChange = {
  /** "Changed today at 11:05 am" */
  when: string;
  what: string;
  total: Rupees;
  /** Where it was another. */
  before?: Rupees;
};

/** Undefined for an order that was never changed, and for one that fell through. */
export function latestChange(order: FollowedOrder, now: number): ToldChange | undefined {
  const change = order.events.findLast(({ what }) => what === "change");
  if (!change || !stageTable[order.stage].isActive) return undefined;
  const differences = change.differences ?? [];
  const before = sumsOf(undoChange(order, differences)).total;
  const day = dayOf(change.at) === dayOf(now) ? "today" : `on ${formatWeekday(dayOf(change.at))},`;
  return {
    when: `Changed ${day} at ${formatClock(change.at)}`,
    what: changeInWords(differences, formatRs),
    total: order.total,
    ...(before !== order.total && { before }),
  };
}
