import { formatDesk } from "../money/rupees.ts";
import { type OrderMoney, receivedOf } from "../order/money-entries.ts";
import { nextStage, type Stage, stageTable } from "../order/stage.ts";

type Split<Row> = { cancellable: readonly Row[]; others: readonly { row: Row; why: string }[] };

/** Which of the ticked orders can be cancelled, and why the others can't. */
export function splitCancellable<Row extends { stage: Stage }>(rows: readonly Row[]): Split<Row> {
  const canCancel = ({ stage }: Row) => nextStage(stage, "cancel", "desk") !== undefined;
  return {
    cancellable: rows.filter(canCancel),
    others: rows.filter((row) => !canCancel(row)).map((row) => ({ row, why: `${stageTable[row.stage].name} already` })),
  };
}

/** What the seller has to do about the money of a cancelled order. */
export function moneyToGiveBack(order: OrderMoney): string {
  const received = receivedOf(order);
  const paid = received > 0 ? `Paid: give ${formatDesk(received)} back.` : "";
  return order.money === "claimed" ? `${paid} Look for the payment: if it came, give it back.`.trim() : paid;
}
