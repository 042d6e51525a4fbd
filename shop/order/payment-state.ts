import { formatDesk, formatRs, type Rupees } from "../money/rupees.ts";
import type { Payment } from "./checkout.ts";
import { type Actor, type Stage, type Step, stageTable } from "./stage.ts";

/** Money is a state of its own: an order may be confirmed before it is paid, and paid before it is confirmed. */
export const moneyStates = ["due", "claimed", "received", "refunded"] as const;
export type MoneyState = (typeof moneyStates)[number];

export const moneySteps = ["claim", "receive", "not-received", "refund"] as const;
export type MoneyStep = (typeof moneySteps)[number];

type MoneyRow = { to: MoneyState; from: Readonly<Record<Actor, readonly MoneyState[]>>; button: string };

export const moneyTable: Readonly<Record<MoneyStep, MoneyRow>> = {
  claim: { to: "claimed", from: { desk: [], shopper: ["due", "claimed"] }, button: "I have sent it" },
  receive: { to: "received", from: { desk: ["due", "claimed"], shopper: [] }, button: "Received" },
  "not-received": { to: "due", from: { desk: ["claimed"], shopper: [] }, button: "Not received" },
  refund: { to: "refunded", from: { desk: ["received"], shopper: [] }, button: "Refunded" },
};

/** Of a new order. Whoever pays online has confirmed at checkout that the screenshot was sent. */
export function firstMoney({ payment, screenshotSent }: { payment: Payment; screenshotSent: boolean }): MoneyState {
  return payment === "online" && screenshotSent ? "claimed" : "due";
}

export function nextMoney(from: MoneyState, step: MoneyStep, by: Actor): MoneyState | undefined {
  const row = moneyTable[step];
  return row.from[by].includes(from) ? row.to : undefined;
}

/**
 * Delivering a cash order means that the courier took the cash, unless the seller says `unpaid`. Refunded money is due
 * again when the order is reopened.
 */
export function moneyAfterStep(
  { payment, money }: { payment: Payment; money: MoneyState },
  step: Step,
  unpaid: boolean,
): MoneyState {
  if (step === "reopen" && money === "refunded") return "due";
  return step === "deliver" && payment === "cod" && money === "due" && !unpaid ? "received" : money;
}

export type MoneyIcon = "cash" | "phone" | "check" | "refund" | "nothing";
export type MoneyTone = "plain" | "waits" | "done";
export type MoneyWords = { words: string; icon: MoneyIcon; tone: MoneyTone };

const shown = {
  cash: { words: "Cash", icon: "cash", tone: "plain" },
  unpaid: { words: "Not paid yet", icon: "phone", tone: "plain" },
  proof: { words: "Proof to check", icon: "phone", tone: "waits" },
  paid: { words: "Paid", icon: "check", tone: "done" },
  refunded: { words: "Refunded", icon: "refund", tone: "plain" },
  nothing: { words: "Nothing due", icon: "nothing", tone: "plain" },
} as const satisfies Record<string, MoneyWords>;

type Paid = { payment: Payment; money: MoneyState; stage: Stage };

/** In a word or two, for lists. */
export function describeMoney({ payment, money, stage }: Paid): MoneyWords {
  if (money === "received") return shown.paid;
  if (money === "refunded") return shown.refunded;
  if (money === "claimed") return shown.proof;
  if (!stageTable[stage].isActive) return shown.nothing;
  return payment === "cod" ? shown.cash : shown.unpaid;
}

/** The shopper says that it is paid: somebody has to look into the wallet. Also for cancelled orders: it has to go back. */
export function hasProofToCheck({ money }: Pick<Paid, "money">): boolean {
  return money === "claimed";
}

/** Told to the shopper: what happens to the money of a cancelled order. */
export function moneyAfterwards({ money, total }: { money: MoneyState; total: Rupees }): string {
  if (money === "claimed") return `If your ${formatRs(total)} has reached us, we send it back to your wallet.`;
  if (money === "received") return `We send ${formatRs(total)} back to your wallet.`;
  if (money === "refunded") return `${formatRs(total)} went back to your wallet.`;
  return "Nothing is sent, and nothing is to be paid.";
}

/** Told to the seller before sending: money that should have come by now. Cash comes with the delivery. */
export function moneyBeforeSending({ payment, money, total }: Omit<Paid, "stage"> & { total: Rupees }): string {
  if (payment === "cod" || money === "received") return "";
  if (money === "claimed") return `${formatDesk(total)} isn’t known to have come: the proof isn’t checked yet.`;
  return `${formatDesk(total)} isn’t paid yet.`;
}

/** Told to the seller before cancelling: money that came, or may have come. */
export function moneyBeforeCancelling({ money, total }: { money: MoneyState; total: Rupees }): string {
  if (money === "received") return `${formatDesk(total)} is paid, and has to go back.`;
  return money === "claimed" ? `${formatDesk(total)} may have come: look into the wallet, and send it back.` : "";
}

export function parseMoneyStep(text: string | null | undefined): MoneyStep | undefined {
  return moneySteps.find((step) => step === text);
}
