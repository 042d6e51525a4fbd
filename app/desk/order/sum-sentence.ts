import { formatDesk } from "../../../shop/money/rupees.ts";
import type { ChangeFault } from "../../../shop/order/change.ts";
import { type OrderMoney, receivedOf } from "../../../shop/order/money-entries.ts";

export type SumFault = Extract<ChangeFault, "not-an-amount" | "more-than-came" | "more-than-total">;

export function isSumFault(fault: ChangeFault): fault is SumFault {
  return fault === "not-an-amount" || fault === "more-than-came" || fault === "more-than-total";
}

/** Why a typed sum was refused. */
export function sumSentence(fault: SumFault, order: OrderMoney): string {
  switch (fault) {
    case "not-an-amount":
      return "Whole rupees only.";
    case "more-than-came":
      return `${formatDesk(receivedOf(order))} came in. More can’t go back.`;
    case "more-than-total":
      return `The order is ${formatDesk(order.total)} in all.`;
  }
}
