import { amountInWords } from "../money/amount-in-words.ts";
import { formatDesk } from "../money/rupees.ts";
import type { Customer } from "../order/checkout.ts";
import { balanceNow, type PayableOrder } from "../order/money-entries.ts";
import type { Order, OrderLine } from "../order/order.ts";
import { paysAtDoor } from "../order/payment-state.ts";
import { stageTable } from "../order/stage.ts";
import { isWithCourier } from "../order/with-courier.ts";

/** What is printed: no e-mail, no history. */
export type SlipOrder = PayableOrder &
  Pick<Order, "number" | "createdAt" | "discount" | "delivery" | "neededBy"> & {
    /** With what each piece is; empty for one that isn't in the catalogue. */
    lines: readonly (OrderLine & { summary: string })[];
    customer: Pick<Customer, "name" | "address" | "city" | "phone">;
  };

/** The amount box of a slip, for the courier. */
export type SlipAmount = { label: string; figure: string; words: string };

/** What hasn't come is collected at the door; an unpaid online order is marked, so that nobody sends it by mistake. */
export function slipAmount(order: PayableOrder): SlipAmount {
  const { name, isActive } = stageTable[order.stage];
  const isPaid = order.money === "received" || isWithCourier(order);
  const settled = !isActive ? name : isPaid ? "Paid" : order.money === "refunded" ? "Refunded" : "";
  if (settled) return { label: settled, figure: settled, words: "Nothing to collect" };
  const { due } = balanceNow(order);
  const label = paysAtDoor(order) ? "Cash to collect" : "Not paid yet";
  return { label, figure: formatDesk(due), words: amountInWords(due) };
}
