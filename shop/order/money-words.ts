import { formatDesk, formatRs, grouped, type Rupees } from "../money/rupees.ts";
import { capitalised } from "./change-words.ts";
import type { Parcel } from "./courier.ts";
import { defaultRefundDays, withinDays } from "./give-back.ts";
import {
  balanceInWords,
  balanceNow,
  dueOnline,
  expectedNext,
  type OrderMoney,
  type PayableOrder,
  receivedOf,
  waitsForAdvance,
} from "./money-entries.ts";
import { paysAtDoor } from "./payment-state.ts";
import { stageTable } from "./stage.ts";
import { isWithCourier, withCourierInWords } from "./with-courier.ts";

export type MoneyIcon = "cash" | "phone" | "check" | "refund" | "nothing" | "none";
export type MoneyTone = "plain" | "came" | "waits" | "done";
export type MoneyWords = { words: string; icon: MoneyIcon; tone: MoneyTone };

const shown = {
  cash: { words: "Cash", icon: "cash", tone: "plain" },
  unpaid: { words: "Not paid yet", icon: "phone", tone: "plain" },
  proof: { words: "Proof to check", icon: "phone", tone: "waits" },
  paid: { words: "Paid", icon: "check", tone: "done" },
  refunded: { words: "Refunded", icon: "refund", tone: "plain" },
  nothing: { words: "Nothing due", icon: "nothing", tone: "plain" },
} as const satisfies Record<string, MoneyWords>;

/** `parcel`: the courier that has the cash of a delivered order. */
type Described = PayableOrder & { parcel?: Pick<Parcel, "courier"> | undefined };

/** In a word or two, for lists. */
export function describeMoney(order: Described): MoneyWords {
  const { money, stage, advance = 0, received = 0 } = order;
  if (money === "received") return shown.paid;
  if (money === "refunded") return shown.refunded;
  if (money === "claimed") return shown.proof;
  if (!stageTable[stage].isActive) return shown.nothing;
  if (isWithCourier(order)) return { ...shown.cash, words: capitalised(withCourierInWords(order.parcel?.courier)) };
  const waitsForAdvance = advance > received && stageTable[stage].correctable;
  return paysAtDoor(order) && !waitsForAdvance ? shown.cash : shown.unpaid;
}

/** Beside that, where a part has come or something has to go back. */
export function partInWords(order: PayableOrder): string {
  return balanceInWords(order.total, balanceNow(order));
}

/** Both, in one line: "Cash, Rs 20,000 of 95,250 received". */
export function moneyInWords(order: Described): string {
  return [describeMoney(order).words, partInWords(order)].filter((words) => words !== "").join(", ");
}

/** In place of the word, where there is no room for both: "20,000 came", "Rs 5,450 with TCS". */
export function shortMoney(order: Described): MoneyWords {
  const described = describeMoney(order);
  const { received, due, toGiveBack } = balanceNow(order);
  if (isWithCourier(order))
    return { ...described, words: `${formatDesk(due)} ${withCourierInWords(order.parcel?.courier)}` };
  if (partInWords(order) === "" || order.money === "claimed") return described;
  if (toGiveBack > 0) return { words: partInWords(order), icon: "refund", tone: "plain" };
  return { words: `${grouped(received)} came`, icon: "none", tone: "came" };
}

type FallenMoney = OrderMoney & { advance?: Rupees };

/**
 * Told to the shopper: what happens to the money of a cancelled order. `givenBack` is known where it is in entries;
 * without `refundDays` no day is promised.
 */
export function moneyAfterwards(order: FallenMoney & { givenBack?: Rupees }, refundDays?: number): string {
  const received = receivedOf(order);
  const within = refundDays === undefined ? "" : ` ${withinDays(refundDays)}`;
  const came = received > 0 ? `We send ${formatRs(received)} back to your wallet${within}.` : "";
  if (order.money === "claimed") {
    const claimed = expectedNext({ ...order, stage: "cancelled" });
    return `${came} If your ${formatRs(claimed)} has reached us, we send it back to your wallet.`.trim();
  }
  if (order.money === "refunded") return `${formatRs(order.givenBack ?? order.total)} went back to your wallet.`;
  return came || "Nothing is sent, and nothing is to be paid.";
}

/** Told to the seller before sending: money that should have come by now. Cash comes with the delivery. */
export function moneyBeforeSending(order: Omit<PayableOrder, "stage">): string {
  const packed = { ...order, stage: "packed" } as const;
  const missing = formatDesk(expectedNext(packed));
  if (waitsForAdvance(packed) && order.money === "due") return `${missing} of the advance hasn’t come.`;
  if (order.payment === "cod" && !waitsForAdvance(packed)) return "";
  if (order.money === "claimed") return `${missing} isn’t known to have come: the proof isn’t checked yet.`;
  return dueOnline(packed) > 0 || order.money === "refunded" ? `${missing} hasn’t come.` : "";
}

/** Whether to ask before sending it: nobody collects at the door what hasn't come of an online payment. */
export function isSentWithoutMoney(order: Omit<PayableOrder, "stage">): boolean {
  return !paysAtDoor(order) && moneyBeforeSending(order) !== "";
}

/** Told to the seller before cancelling: money that came, or may have come, and what its shopper is promised. */
export function moneyBeforeCancelling(order: FallenMoney, refundDays: number = defaultRefundDays): string {
  const received = receivedOf(order);
  const paid = received < order.total ? `${formatDesk(received)} is paid.` : "Paid.";
  const promise = `Her page promises it back ${withinDays(refundDays)}, and Today keeps it under To give back.`;
  const came = received > 0 ? `${paid} ${promise}` : "";
  if (order.money !== "claimed") return came;
  const claimed = formatDesk(expectedNext({ ...order, stage: "cancelled" }));
  return `${came} ${claimed} may have come: look into the wallet, and send it back.`.trim();
}
