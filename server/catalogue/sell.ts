import { fewLeft, type Stock, stockKey } from "../../shop/pieces/stock.ts";
import type { Trx } from "../database/schema.ts";
import { nextEdition } from "./next-edition.ts";
import { readStock } from "./stock-store.ts";

/** One row of the stock, and how much of it is wanted. */
type Row = { id: number; size: string };
type Wanted = Row & { quantity: number };

type SoldLine = { id: number; size?: string | null; quantity: number };

export type Taken = { ok: true } | { ok: false; id: number; size: string; left: number };

/**
 * Takes what the order sells, in the transaction that stores it: one guarded update a row, in order of id, and the row of
 * the edition last of all, so that nobody ever waits for somebody who waits for her. `counted` was read in the same
 * transaction. What was taken is noted, and nothing else: it is all that comes back. Where too little is left nothing
 * of the order may stay: the caller rolls back.
 */
export async function sell(
  trx: Trx,
  order: { number: string; lines: readonly SoldLine[] },
  counted: ReadonlyMap<number, Stock>,
): Promise<Taken> {
  const few: Row[] = [];
  for (const wanted of wantedBy(order.lines, counted)) {
    const left = await take(trx, wanted);
    // It is no longer counted, so there is nothing to take.
    if (left === null) continue;
    if (left < 0) return { ok: false, id: wanted.id, size: wanted.size, left: left + wanted.quantity };
    await note(trx, order.number, wanted);
    if (left <= fewLeft) few.push(wanted);
  }
  await show(trx, few);
  return { ok: true };
}

/** Puts back what the order took, once: whoever comes second finds nothing to put back. */
export async function putBack(trx: Trx, orderNumber: string, now: number): Promise<void> {
  const rows = await trx
    .updateTable("order_stock")
    .set({ put_back_at: now })
    .where("order_number", "=", orderNumber)
    .where("put_back_at", "is", null)
    .returning(["product_id as id", "size", "quantity"])
    .execute();
  const few: Row[] = [];
  for (const { id, size, quantity } of rows.sort(byId)) {
    const back = await trx
      .updateTable("stock")
      .set((eb) => ({ pieces: eb("pieces", "+", quantity) }))
      .where("product_id", "=", id)
      .where("size", "=", size)
      .where("pieces", "is not", null)
      .returning("pieces")
      .executeTakeFirst();
    if (back && (back.pieces ?? 0) - quantity <= fewLeft) few.push({ id, size });
  }
  await show(trx, few);
}

/** Takes what a cancelled order sells, as it is counted by now, or says what is short; the caller rolls back then. */
export async function takeAgain(trx: Trx, orderNumber: string): Promise<Taken> {
  const lines = await trx
    .selectFrom("order_lines")
    .select(["product_id as id", "size", "quantity"])
    .where("order_number", "=", orderNumber)
    .execute();
  const counted = await readStock(
    trx,
    lines.map(({ id }) => id),
  );
  return sell(trx, { number: orderNumber, lines }, counted);
}

/** What is left then; below zero, and nothing taken, where there isn't enough; null where it isn't counted. */
async function take(trx: Trx, { id, size, quantity }: Wanted): Promise<number | null> {
  const taken = await trx
    .updateTable("stock")
    .set((eb) => ({ pieces: eb("pieces", "-", quantity) }))
    .where("product_id", "=", id)
    .where("size", "=", size)
    .where("pieces", ">=", quantity)
    .returning("pieces")
    .executeTakeFirst();
  if (taken) return taken.pieces;
  const left = await leftNow(trx, id, size);
  return left === null ? null : left - quantity;
}

/** An order that is reopened has its rows already. */
async function note(trx: Trx, orderNumber: string, { id, size, quantity }: Wanted): Promise<void> {
  await trx
    .insertInto("order_stock")
    .values({ order_number: orderNumber, product_id: id, size, quantity, put_back_at: null })
    .onConflict((conflict) =>
      conflict.columns(["order_number", "product_id", "size"]).doUpdateSet({ quantity, put_back_at: null }),
    )
    .execute();
}

/** Lines of one piece with different choices take from one row. */
function wantedBy(lines: readonly SoldLine[], counted: ReadonlyMap<number, Stock>): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const { id, size: chosen, quantity } of lines) {
    const size = stockKey(counted.get(id), chosen ?? undefined);
    if (size === undefined) continue;
    const row = `${id} ${size}`;
    wanted.set(row, { id, size, quantity: quantity + (wanted.get(row)?.quantity ?? 0) });
  }
  return [...wanted.values()].sort(byId);
}

function byId(one: Wanted, other: Wanted): number {
  return one.id - other.id || (one.size < other.size ? -1 : 1);
}

async function leftNow(trx: Trx, id: number, size: string): Promise<number | null> {
  const row = await trx
    .selectFrom("stock")
    .select("pieces")
    .where("product_id", "=", id)
    .where("size", "=", size)
    .executeTakeFirst();
  return row?.pieces ?? null;
}

/** Makes an edition that says so of these. */
async function show(trx: Trx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const edition = await nextEdition(trx);
  for (const { id, size } of rows)
    await trx.updateTable("stock").set({ edition }).where("product_id", "=", id).where("size", "=", size).execute();
}
