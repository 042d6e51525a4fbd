import { amountInWords } from "../money/amount-in-words.ts";
import { formatDesk, type Rupees } from "../money/rupees.ts";
import type { Payment } from "../order/checkout.ts";
import type { MoneyState } from "../order/payment-state.ts";
import { type Stage, stageTable } from "../order/stage.ts";

/** What the courier reads in the box of a slip. */
export type SlipAmount = { label: string; figure: string; words: string };

/** Cash is collected at the door; money that isn't here yet must not leave the workshop unseen. */
export function slipAmount(order: { stage: Stage; payment: Payment; money: MoneyState; total: Rupees }): SlipAmount {
  const { name, stands } = stageTable[order.stage];
  const settled = !stands ? name : order.money === "received" ? "Paid" : order.money === "refunded" ? "Refunded" : "";
  if (settled) return { label: settled, figure: settled, words: "Nothing to collect" };
  const figures = { figure: formatDesk(order.total), words: amountInWords(order.total) };
  return { label: order.payment === "cod" ? "Cash to collect" : "Not paid yet", ...figures };
}
