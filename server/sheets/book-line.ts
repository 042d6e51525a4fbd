import type { EventActor } from "../../shop/order/event.ts";
import { type Day, dayOf } from "../../shop/pakistan-days.ts";
import { compareLine, matchOrder } from "../../shop/sheet/compare-line.ts";
import type { AskedLine } from "../../shop/sheet/sheet-desk.ts";
import type { Trx } from "../database/schema.ts";
import { lockOrder } from "../orders/order-history.ts";
import { type StepParts, step } from "../orders/order-steps.ts";
import { type LineRow, readBooked, toLine } from "./read-sheet.ts";
import { readSheetOrders, toSheetOrder } from "./sheet-orders.ts";

export type Booking = { sheet: { id: number; paidOn: Day }; asked: AskedLine; actor: EventActor & { by: "desk" } };

export type LineAnswer = { line: LineRow; name: string } & (
  | { outcome: "booked" | "changed" }
  /** Somebody else has booked this number. */
  | { outcome: "stands"; by: string; at: number }
);

/** Thrown so that all of the line is rolled back. */
class LineChanged extends Error {
  readonly answer: LineAnswer;

  constructor(answer: LineAnswer) {
    super("the order can't be changed so");
    this.answer = answer;
  }
}

/** Money, charges, stage and the line's own row in one transaction; undefined where there is no such line. */
export async function bookLine(parts: StepParts, booking: Booking): Promise<LineAnswer | undefined> {
  try {
    return await parts.transact((trx) => book(parts, trx, booking));
  } catch (error) {
    if (error instanceof LineChanged) return error.answer;
    throw error;
  }
}

async function book(parts: StepParts, trx: Trx, booking: Booking): Promise<LineAnswer | undefined> {
  const { sheet, asked, actor } = booking;
  const sought = await readLine(trx, sheet.id, asked.position);
  if (!sought) return undefined;
  const number = sought.order_number ?? matchOrder(toLine(sought), await readSheetOrders(trx, [sought]))?.number;
  const row = number === undefined ? undefined : await lockOrder(trx, parts.kind, number);
  // Read again once nobody else can book this order.
  const line = (await readLine(trx, sheet.id, asked.position)) ?? sought;
  const told = { line, name: row?.name || line.name };
  const booked = (await readBooked(trx, [line.tracking_key])).get(line.tracking_key);
  if (booked) {
    const isMine = line.booked_at !== null && booked.booked_by === actor.name;
    if (isMine) return { ...told, outcome: "booked" };
    return { ...told, outcome: "stands", by: booked.booked_by, at: booked.booked_at };
  }
  if (!row || (line.order_number !== null && line.order_number !== row.number)) return { ...told, outcome: "changed" };
  const compared = compareLine(line, toSheetOrder(row));
  if (compared.state !== "fits" && row.revision !== asked.revision) return { ...told, outcome: "changed" };
  const revision = await change(parts, trx, booking, { told, number: row.number, revision: row.revision, compared });
  await trx
    .updateTable("orders")
    .set((eb) => ({ charges: eb("charges", "+", line.charges) }))
    .where("number", "=", row.number)
    .execute();
  await trx
    .updateTable("courier_sheet_lines")
    .set({
      order_number: row.number,
      booked_at: parts.now(),
      booked_by: actor.name,
      revision,
      delivered: compared.state === "differs" && compared.delivers ? 1 : 0,
    })
    .where("sheet_id", "=", sheet.id)
    .where("position", "=", asked.position)
    .execute();
  return { ...told, outcome: "booked" };
}

type Change = {
  told: { line: LineRow; name: string };
  number: string;
  revision: number;
  compared: ReturnType<typeof compareLine>;
};

/** The order's steps: the money first, so that delivering it finds the cash here. Answers with the new revision. */
async function change(
  parts: StepParts,
  trx: Trx,
  { sheet, actor }: Booking,
  { told, number, compared, ...order }: Change,
) {
  const { collected } = told.line;
  let { revision } = order;
  const take = async (asked: Parameters<typeof step>[2]["change"]) => {
    const answer = await step(parts, trx, { number, change: asked, revision, actor, sheet: sheet.id });
    if (answer.outcome !== "done") throw new LineChanged({ ...told, outcome: "changed" });
    revision = answer.revision;
  };
  if (collected > 0)
    await take({ kind: "entry", sum: collected, way: "courier", ...paidOn(sheet.paidOn, parts.now()) });
  if (compared.state === "differs" && compared.delivers)
    await take({ kind: "step", step: "deliver", unpaid: compared.after.due > 0 });
  return revision;
}

/** Said only where it isn't the day of the entry. */
function paidOn(day: Day, now: number): { day?: Day } {
  return day === dayOf(now) ? {} : { day };
}

export function readLine(trx: Trx, id: number, position: number): Promise<LineRow | undefined> {
  return trx
    .selectFrom("courier_sheet_lines")
    .selectAll()
    .where("sheet_id", "=", id)
    .where("position", "=", position)
    .executeTakeFirst();
}
