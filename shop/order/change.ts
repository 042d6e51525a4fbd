import type { Rupees } from "../money/rupees.ts";
import type { Day } from "../pakistan-days.ts";
import type { Payment } from "./checkout.ts";
import {
  type EntryFault,
  entryFault,
  expectedNext,
  type MoneyWay,
  moneyAfterEntry,
  moneyAfterTotal,
  type NewEntry,
  receivedOf,
} from "./money-entries.ts";
import { type MoneyState, type MoneyStep, moneyAfterStep, nextMoney } from "./payment-state.ts";
import { type Actor, nextStage, type Stage, type Step, stageTable, stockEffect } from "./stage.ts";

/** `until`: the day by which it should come. `first`: making begins only once it has come. */
export type AdvanceTerms = { until?: Day; first?: boolean };

/** A change of a placed order. Courier, reason and note are details beside it. */
export type OrderChange =
  | { kind: "step"; step: Step; unpaid?: boolean }
  | { kind: "money"; step: MoneyStep }
  /** Money that came or, with a sum below 0, went back. */
  | ({ kind: "entry" } & NewEntry)
  /** Asks for so much before anything is sent; 0 asks no more. */
  | ({ kind: "advance"; sum: Rupees } & AdvanceTerms)
  | { kind: "take-back" };

export type OrderState = { stage: Stage; money: MoneyState };

/** Changes of stage or money; the latest of them can be taken back. */
export const undoableKinds = ["step", "money", "entry", "take-back"] as const;

/** `entry` is the money that came or went with it; unknown for a change of the release before entries. */
export type LastChange = {
  kind: (typeof undoableKinds)[number];
  by: Actor;
  from: OrderState;
  to: OrderState;
  entry?: NewEntry | undefined;
  /** What the courier took with it. */
  charges?: Rupees;
};

/** `received` is the sum of its entries, once `receivedOf` is written down. */
export type ChangeableOrder = OrderState & {
  payment: Payment;
  total: Rupees;
  received: Rupees;
  advance?: Rupees;
  last?: LastChange | undefined;
  /** Nobody answered the order, and its pieces were put back. */
  letGo?: boolean;
};

export type ChangeFault = "not-from-here" | "nothing-to-take-back" | EntryFault | "more-than-total";

export type ChangedOrder =
  | {
      ok: true;
      to: OrderState;
      /** Added to the order's entries. */
      entry: NewEntry | undefined;
      letGo: boolean;
      stock: "put-back" | "take" | undefined;
    }
  | { ok: false; reason: ChangeFault };

/**
 * The only state machine of an order. "take-back" returns to the state before the latest change, once: it can't be taken
 * back itself. Stock follows the stage and whether the order let go of it, and the money's state the entries,
 * however they were reached.
 */
export function changeOrder(order: ChangeableOrder, change: OrderChange, by: Actor): ChangedOrder {
  const next = nextOf(order, change, by);
  if (typeof next === "string") return { ok: false, reason: next };
  const { stage, entry } = next;
  const money = moneyAfterTotal(next.money, order.total, { received: order.received + (entry?.sum ?? 0) });
  const { letGo: hasLetGo = false } = order;
  // Any step but Cancel takes the pieces again.
  const letGo = hasLetGo && (change.kind !== "step" || change.step === "cancel");
  const stock = stockEffect({ stage: order.stage, letGo: hasLetGo }, { stage, letGo });
  return { ok: true, to: { stage, money }, entry, letGo, stock };
}

type Next = OrderState & { entry?: NewEntry | undefined };

function nextOf(order: ChangeableOrder, change: OrderChange, by: Actor): Next | ChangeFault {
  switch (change.kind) {
    case "step":
      return afterStep(order, change, by) ?? "not-from-here";
    case "money":
      return afterMoneyStep(order, change.step, by) ?? "not-from-here";
    case "entry":
      return by === "desk" ? afterEntry(order, change) : "not-from-here";
    case "advance":
      return afterAdvance(order, change.sum, by);
    case "take-back":
      return (by === "desk" && takenBack(order)) || "nothing-to-take-back";
  }
}

/** No entry of 0. */
function entryOf(sum: Rupees, way: MoneyWay): NewEntry | undefined {
  return sum === 0 ? undefined : { sum, way };
}

function afterStep(
  order: ChangeableOrder,
  { step, unpaid = false }: Extract<OrderChange, { kind: "step" }>,
  by: Actor,
): Next | undefined {
  const stage = nextStage(order.stage, step, by);
  const money = moneyAfterStep(order, step, unpaid);
  const isCollected = money === "received" && order.money !== "received";
  return stage && { stage, money, entry: isCollected ? entryOf(order.total - order.received, "courier") : undefined };
}

function afterMoneyStep(order: ChangeableOrder, step: MoneyStep, by: Actor): Next | undefined {
  const { stage, received, payment } = order;
  const money = nextMoney(order.money, step, by);
  if (step === "receive" && money)
    return {
      stage,
      money,
      entry: entryOf(expectedNext(order), payment === "cod" && stage === "delivered" ? "courier" : "wallet"),
    };
  return money && { stage, money, entry: step === "refund" ? entryOf(-received, "wallet") : undefined };
}

function afterEntry(
  order: ChangeableOrder,
  { kind: _, ...entry }: Extract<OrderChange, { kind: "entry" }>,
): Next | EntryFault {
  return entryFault(entry.sum, order) ?? { stage: order.stage, money: moneyAfterEntry(order, entry.sum), entry };
}

function afterAdvance(
  { stage, money, total, advance = 0 }: ChangeableOrder,
  sum: Rupees,
  by: Actor,
): Next | ChangeFault {
  if (by !== "desk" || !stageTable[stage].correctable || money === "received") return "not-from-here";
  if (!Number.isSafeInteger(sum) || sum < 0 || (sum === 0 && advance === 0)) return "not-an-amount";
  return sum > total ? "more-than-total" : { stage, money };
}

/** The state before the latest change; money that a later change of the lines made another stays as it is. */
function takenBack(order: ChangeableOrder): Next | undefined {
  const { last, received } = order;
  if (!last || !canTakeBack(order)) return undefined;
  const { from, to } = last;
  const hadMoney = last.entry !== undefined || from.money !== to.money;
  if (!hadMoney) return { stage: from.stage, money: order.money };
  // Before entries the state was all or nothing.
  const legacy = from.money === "received" ? receivedOf({ ...order, money: from.money }) : 0;
  const back = last.entry ? -last.entry.sum : changesWhole(last) ? legacy - received : 0;
  return { ...from, entry: entryOf(Math.max(back, -received), last.entry?.way ?? "wallet") };
}

/** A change between all and nothing, without an entry of its own. */
function changesWhole({ from, to }: LastChange): boolean {
  return from.money === "received" || to.money === "received";
}

/** Only the desk's own changes: what the shopper did is answered by a step, such as Not received or Reopen. */
export function canTakeBack({ last }: Pick<ChangeableOrder, "last">): boolean {
  return last !== undefined && last.kind !== "take-back" && last.by === "desk";
}
