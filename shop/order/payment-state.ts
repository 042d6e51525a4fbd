import type { Rupees } from "../money/rupees.ts";
import type { Payment } from "./checkout.ts";
import type { Actor, Step } from "./stage.ts";

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

type PaidHow = { payment: Payment; advance?: Rupees };

/** In cash to the courier: all of it, or what an advance has left. */
export function paysAtDoor({ payment, advance = 0 }: PaidHow): boolean {
  return payment === "cod" || advance > 0;
}

/**
 * Delivering a cash order means that the courier took the cash, unless the seller says `unpaid`. Refunded money is due
 * again when the order is reopened.
 */
export function moneyAfterStep(order: PaidHow & { money: MoneyState }, step: Step, unpaid: boolean): MoneyState {
  const { money } = order;
  if (step === "reopen" && money === "refunded") return "due";
  return step === "deliver" && paysAtDoor(order) && money === "due" && !unpaid ? "received" : money;
}

/** The shopper says that it is paid: somebody has to look into the wallet. Also for cancelled orders: it has to go back. */
export function hasProofToCheck({ money }: { money: MoneyState }): boolean {
  return money === "claimed";
}

export function parseMoneyStep(text: string | null | undefined): MoneyStep | undefined {
  return moneySteps.find((step) => step === text);
}
