import type { OrderChange } from "../order/change.ts";
import { balanceNow, expectedNext, type PayableOrder, waitsForAdvance, waitsToBegin } from "../order/money-entries.ts";
import { moneyBeforeSending } from "../order/money-words.ts";
import { nextMoney, paysAtDoor } from "../order/payment-state.ts";
import { nextStage, type Stage, stages, stageTable, stepTable } from "../order/stage.ts";
import { deliverChange } from "../order/with-courier.ts";
import type { DeskOrder } from "./order-desk.ts";

/** What can be done to many orders at once. */
export const manySteps = ["confirm", "make", "pack", "send", "deliver", "receive", "cancel"] as const;
export type ManyStep = (typeof manySteps)[number];

export function parseManyStep(text: FormDataEntryValue | null | undefined): ManyStep | undefined {
  return manySteps.find((step) => step === text);
}

/** Of a row of the list or of an order. */
export type ManyOrder = PayableOrder & { makeBy: number | null; advanceFirst?: boolean };

export function changeFor(step: ManyStep, order: ManyOrder & Pick<DeskOrder, "parcel">): OrderChange {
  if (step === "deliver") return deliverChange(order);
  return step === "receive" ? { kind: "money", step } : { kind: "step", step };
}

/** What an order before a step needs instead. */
const firstOf: Partial<Record<Stage, string>> = {
  new: "confirm it first",
  confirmed: "pack it first",
  making: "pack it first",
  packed: "send it first",
};

const isBefore = (one: Stage, other: Stage) => stages.indexOf(one) < stages.indexOf(other);

const stays = (stage: Stage, why: string) => `Stays ${stageTable[stage].name.toLowerCase()}: ${why}`;

/** Why an order stays as it is when many take this step, in words; "" where it takes it. The state machine allows more. */
export function staysBecause(step: ManyStep, order: ManyOrder): string {
  if (step === "receive") return unpayableBecause(order);
  const { stage, money } = order;
  if (!nextStage(stage, step, "desk")) {
    const first = firstOf[stage];
    return first && isBefore(stage, stepTable[step].to) ? stays(stage, first) : `${stageTable[stage].name} already`;
  }
  if (step === "confirm" && money === "claimed") return stays(stage, "look at her proof first");
  if (step === "make" && order.makeBy === null) return stays(stage, "nothing has to be made");
  const unpaid = step === "send" || (step === "make" && waitsToBegin(order)) ? moneyBeforeSending(order) : "";
  return unpaid && stays(stage, unpaid.replace(/\.$/, ""));
}

/** Cash comes with the delivery; what fell through is owed nothing, but a payment may still have come for it. */
function unpayableBecause(order: ManyOrder): string {
  const { money, stage } = order;
  if (!nextMoney(money, "receive", "desk")) return money === "received" ? "Paid already" : "Refunded already";
  if (money === "claimed") return expectedNext(order) > 0 ? "" : "Paid already";
  if (balanceNow(order).due === 0) return `${stageTable[stage].name}: nothing is due`;
  const isCash = paysAtDoor(order) && !waitsForAdvance(order);
  return isCash && stage !== "delivered" ? stays(stage, "its cash comes with the delivery") : "";
}

/** The same after a name: "is being made already", "stays new: look at her proof first". */
export function staysInSentence(words: string): string {
  const lower = words.charAt(0).toLowerCase() + words.slice(1);
  return /^(stays|came)/.test(lower) ? lower : `is ${lower}`;
}

export function countFitting(step: ManyStep, orders: readonly ManyOrder[]): number {
  return orders.filter((order) => staysBecause(step, order) === "").length;
}

/** The step that most of them can take, and the first of those; never Cancel. */
export function mainStep(orders: readonly ManyOrder[]): ManyStep {
  const counted = manySteps
    .filter((step) => step !== "cancel")
    .map((step) => ({ step, count: countFitting(step, orders) }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).step;
}

type StepWords = {
  /** In the bar, before a number. */
  short: string;
  /** Before and after "4 orders": the title of the sheet, and its button. */
  title: readonly [string, string];
  saving: string;
  /** After "4 can be". */
  possible: string;
  /** After "4 orders". */
  done: string;
};

export const manyWords: Readonly<Record<ManyStep, StepWords>> = {
  confirm: {
    short: "Confirm",
    title: ["Confirm ", ""],
    saving: "Confirming",
    possible: "confirmed",
    done: "confirmed",
  },
  make: {
    short: "Start making",
    title: ["Start making ", ""],
    saving: "Starting",
    possible: "begun",
    done: "being made",
  },
  pack: { short: "Pack", title: ["Pack ", ""], saving: "Packing", possible: "packed", done: "packed" },
  send: { short: "Send", title: ["Send ", ""], saving: "Sending", possible: "sent", done: "sent" },
  deliver: {
    short: "Delivered",
    title: ["Mark ", " as delivered"],
    saving: "Saving",
    possible: "marked as delivered",
    done: "delivered",
  },
  receive: {
    short: "Received",
    title: ["Mark ", " as paid"],
    saving: "Saving",
    possible: "marked as paid",
    done: "paid",
  },
  cancel: { short: "Cancel", title: ["Cancel ", ""], saving: "Cancelling", possible: "cancelled", done: "cancelled" },
};

/** "4 orders", "one order". */
export function ordersInWords(count: number): string {
  return count === 1 ? "one order" : `${count} orders`;
}

/** "Confirm 4 orders". */
export function manyTitle(step: ManyStep, count: number): string {
  const { title, possible } = manyWords[step];
  return count === 0 ? `None can be ${possible}` : title.join(ordersInWords(count));
}

/** After these there is something to write to each shopper. */
export function isToldByMessage(step: ManyStep): boolean {
  return step === "confirm" || step === "send" || step === "cancel";
}
