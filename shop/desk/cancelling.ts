import { formatDesk, type Rupees } from "../money/rupees.ts";
import type { MoneyState } from "../order/payment-state.ts";
import { nextStage, type Stage, stageTable } from "../order/stage.ts";

type Sorted<Row> = { leaving: readonly Row[]; staying: readonly { row: Row; why: string }[] };

/** Several orders that are to be cancelled at once: which of them can be, and why the others stay. */
export function sortForCancelling<Row extends { stage: Stage }>(rows: readonly Row[]): Sorted<Row> {
  const canGo = ({ stage }: Row) => nextStage(stage, "cancel", "desk") !== undefined;
  return {
    leaving: rows.filter(canGo),
    staying: rows.filter((row) => !canGo(row)).map((row) => ({ row, why: `${stageTable[row.stage].name} already` })),
  };
}

/** What the seller has to do about the money of an order that she cancels. */
export function moneyToGiveBack({ money, total }: { money: MoneyState; total: Rupees }): string {
  if (money === "received") return `Paid: give ${formatDesk(total)} back.`;
  if (money === "claimed") return "Look for the payment: if it came, give it back.";
  return "";
}
