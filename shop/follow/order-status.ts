import { waitsForAdvance } from "../order/money-entries.ts";
import { type Stage, stageTable } from "../order/stage.ts";
import { dayOf, formatWeekday } from "../pakistan-days.ts";
import { type MakingDays, makingTime } from "../pieces/making.ts";
import {
  type FollowedOrder,
  hasToPay,
  makingProgress,
  parcelSentence,
  sinceWhen,
  stageLine,
} from "./followed-order.ts";

/** A row in the list of orders: stage, one line of text, and progress as on the order's page. */
export type OrderStatus = { title: string; text: string; stones: 1 | 2 | 3; state: "now" | "done" | "cancelled" };

const stones: Readonly<Record<Stage, OrderStatus["stones"]>> = {
  new: 1,
  confirmed: 1,
  making: 2,
  packed: 2,
  sent: 3,
  delivered: 3,
  cancelled: 1,
  returned: 1,
};

const states: Readonly<Record<Stage, OrderStatus["state"]>> = {
  new: "now",
  confirmed: "done",
  making: "now",
  packed: "done",
  sent: "now",
  delivered: "done",
  cancelled: "cancelled",
  returned: "cancelled",
};

/** Delivered, cancelled or returned. */
export function isOver({ state, stones }: OrderStatus): boolean {
  return state === "cancelled" || (state === "done" && stones === 3);
}

export function orderStatus(order: FollowedOrder, days: MakingDays, now: number): OrderStatus {
  const { stage } = order;
  return {
    title: stageTable[stage].shopperName,
    text: statusText(order, days, now),
    stones: stones[stage],
    state: states[stage],
  };
}

function statusText(order: FollowedOrder, days: MakingDays, now: number): string {
  switch (order.stage) {
    case "new":
      if (!hasToPay(order)) return "We call or message you to confirm";
      return `Your ${waitsForAdvance(order) ? "advance" : "payment"} is still to come`;
    case "confirmed":
    case "packed":
      return stageLine(order, days, now).before.slice(0, -1);
    case "making": {
      const { day, isLate } = makingProgress(order, days, now);
      return isLate ? "It takes a little longer" : `Day ${day} of ${makingTime(days).replace(/ days?$/, "")}`;
    }
    case "sent":
      return order.parcel ? parcelSentence(order.parcel).slice(0, -1) : "";
    default:
      return formatWeekday(dayOf(sinceWhen(order, order.stage))).replace(",", "");
  }
}
