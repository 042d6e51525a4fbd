import { amountInWords } from "../money/amount-in-words.ts";
import { formatDesk, type Rupees } from "../money/rupees.ts";
import type { Payment } from "../order/checkout.ts";
import type { MoneyState } from "../order/payment-state.ts";
import { type Stage, stageTable } from "../order/stage.ts";

/** The amount box of a slip, for the courier. */
export type SlipAmount = { label: string; figure: string; words: string };

/** Cash to collect at the door; an unpaid online order is marked, so that nobody sends it by mistake. */
export function slipAmount(order: { stage: Stage; payment: Payment; money: MoneyState; total: Rupees }): SlipAmount {
  const { name, isActive } = stageTable[order.stage];
  const settled = !isActive ? name : order.money === "received" ? "Paid" : order.money === "refunded" ? "Refunded" : "";
  if (settled) return { label: settled, figure: settled, words: "Nothing to collect" };
  const figures = { figure: formatDesk(order.total), words: amountInWords(order.total) };
  return { label: order.payment === "cod" ? "Cash to collect" : "Not paid yet", ...figures };
}
