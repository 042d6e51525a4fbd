import { formatDesk, type Rupees } from "../money/rupees.ts";
import type { MoneyState } from "../order/payment-state.ts";
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
export function moneyToGiveBack({ money, total }: { money: MoneyState; total: Rupees }): string {
  if (money === "received") return `Paid: give ${formatDesk(total)} back.`;
  if (money === "claimed") return "Look for the payment: if it came, give it back.";
  return "";
}
