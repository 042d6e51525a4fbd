import type { Payment } from "./checkout.ts";
import { type MoneyState, type MoneyStep, moneyAfterStep, nextMoney } from "./payment-state.ts";
import { type Actor, nextStage, type Stage, type Step, stockEffect } from "./stage.ts";

/** A change of a placed order. Courier, reason and note are details beside it. */
export type OrderChange =
  | { kind: "step"; step: Step; unpaid?: boolean }
  | { kind: "money"; step: MoneyStep }
  | { kind: "take-back" };

export type OrderState = { stage: Stage; money: MoneyState };

/** The latest change of stage or money: the only one that can be taken back. */
export type LastChange = { kind: OrderChange["kind"]; by: Actor; from: OrderState };

export type ChangeableOrder = OrderState & {
  payment: Payment;
  last?: LastChange | undefined;
  /** Nobody answered the order, and its pieces were put back. */
  letGo?: boolean;
};

export type ChangedOrder =
  | { ok: true; to: OrderState; letGo: boolean; stock: "put-back" | "take" | undefined }
  | { ok: false; reason: "not-from-here" | "nothing-to-take-back" };

/**
 * The only state machine of an order. "take-back" returns to the state before the latest change, once: it can't be taken
 * back itself. Stock follows the stage, however it was reached, and whether the order let go of it.
 */
export function changeOrder(order: ChangeableOrder, change: OrderChange, by: Actor): ChangedOrder {
  const { stage, letGo: hasLetGo = false } = order;
  const to = stateAfter(order, change, by);
  // Any step but Cancel takes the pieces again.
  const letGo = hasLetGo && (change.kind !== "step" || change.step === "cancel");
  if (to) return { ok: true, to, letGo, stock: stockEffect({ stage, letGo: hasLetGo }, { stage: to.stage, letGo }) };
  return { ok: false, reason: change.kind === "take-back" ? "nothing-to-take-back" : "not-from-here" };
}

function stateAfter(order: ChangeableOrder, change: OrderChange, by: Actor): OrderState | undefined {
  const { stage, money } = order;
  if (change.kind === "take-back") return canTakeBack(order) && by === "desk" ? order.last?.from : undefined;
  if (change.kind === "money") {
    const next = nextMoney(money, change.step, by);
    return next && { stage, money: next };
  }
  const next = nextStage(stage, change.step, by);
  return next && { stage: next, money: moneyAfterStep(order, change.step, change.unpaid ?? false) };
}

/** Only the desk's own changes: what the shopper did is answered by a step, such as Not received or Reopen. */
export function canTakeBack({ last }: Pick<ChangeableOrder, "last">): boolean {
  return last !== undefined && last.kind !== "take-back" && last.by === "desk";
}
