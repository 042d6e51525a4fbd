import { receivedOf } from "../../shop/order/money-entries.ts";
import type { Trx } from "../database/schema.ts";
import { toState } from "../orders/event-rows.ts";
import { lockOrder } from "../orders/order-history.ts";
import { type StepParts, step } from "../orders/order-steps.ts";
import { type Booking, readLine } from "./book-line.ts";
import type { LineRow } from "./read-sheet.ts";

export type TakenLine = { line: LineRow; name: string; outcome: "taken" | "stays" };

/** Thrown so that all of the line is rolled back. */
class LineStays extends Error {}

type Asked = Pick<Booking, "sheet" | "actor"> & { line: LineRow };

/** Undoes a line's booking in one transaction. An order that moved on so that it can't be undone stays as it is. */
export async function takeLineBack(parts: StepParts, asked: Asked): Promise<TakenLine> {
  try {
    return await parts.transact((trx) => takeBack(parts, trx, asked));
  } catch (error) {
    if (!(error instanceof LineStays)) throw error;
    return { line: asked.line, name: error.message, outcome: "stays" };
  }
}

async function takeBack(parts: StepParts, trx: Trx, { sheet, actor, line }: Asked): Promise<TakenLine> {
  const { position, collected, order_number: number } = line;
  const order = number === null ? undefined : await lockOrder(trx, parts.kind, number);
  const current = await readLine(trx, sheet.id, position);
  if (!order || number === null || !current || current.booked_at === null)
    return { line, name: order?.name ?? line.name, outcome: "taken" };
  let { revision } = order;
  const take = async (change: Parameters<typeof step>[2]["change"]) => {
    const answer = await step(parts, trx, { number, change, revision, actor, sheet: sheet.id });
    if (answer.outcome !== "done") throw new LineStays(order.name || line.name);
    revision = answer.revision;
  };
  const isLatest = revision === current.revision;
  const received = receivedOf({ ...toState(order.stage, order.money), total: order.total, received: order.received });
  // What it marked as delivered is on the way again only if nothing has happened since.
  if (received < collected || (current.delivered === 1 && !isLatest)) throw new LineStays(order.name || line.name);
  if (current.delivered === 1) await take({ kind: "take-back" });
  if (collected > 0) await take(isLatest && current.delivered === 0 ? { kind: "take-back" } : giveBack(collected));
  await trx
    .updateTable("orders")
    .set((eb) => ({ charges: eb("charges", "-", line.charges) }))
    .where("number", "=", number)
    .execute();
  await trx
    .updateTable("courier_sheet_lines")
    .set({ booked_at: null, booked_by: "", revision: null, delivered: 0 })
    .where("sheet_id", "=", sheet.id)
    .where("position", "=", position)
    .execute();
  return { line, name: order.name, outcome: "taken" };
}

const giveBack = (sum: number) => ({ kind: "entry", sum: -sum, way: "courier" }) as const;
