import { fewLeft, type Stock, stockKey } from "../../shop/pieces/stock.ts";
import type { Trx } from "../database/schema.ts";
import { nextEdition } from "./next-edition.ts";
import { findStock } from "./stock-store.ts";

/** A row of the stock table, and the quantity wanted of it. */
type Row = { id: number; size: string };
type Wanted = Row & { quantity: number };

type SoldLine = { id: number; size?: string | null; quantity: number };

export type Taken = { ok: true } | { ok: false; id: number; size: string; left: number };

/**
 * Takes the order's pieces from stock, in the transaction that stores it. Rows are locked in order of id and the
 * edition's row last, so that two orders can't deadlock. `counted` was read in the same transaction. What was taken is
 * recorded in `order_stock`, so that exactly that is put back later. Where too little is left the caller must roll
 * back.
 */
export async function sell(
  trx: Trx,
  order: { number: string; lines: readonly SoldLine[] },
  counted: ReadonlyMap<number, Stock>,
): Promise<Taken> {
  const few: Row[] = [];
  for (const wanted of wantedBy(order.lines, counted)) {
    const left = await take(trx, wanted);
    // No longer counted: nothing to take.
    if (left === null) continue;
    if (left < 0) return { ok: false, id: wanted.id, size: wanted.size, left: left + wanted.quantity };
    await record(trx, order.number, wanted);
    if (left <= fewLeft) few.push(wanted);
  }
  await showInNewEdition(trx, few);
  return { ok: true };
}

/** Puts back what the order took, but for the lines that aren't there to be sold again; idempotent. */
export async function putBackStock(
  trx: Trx,
  orderNumber: string,
  now: number,
  lost: readonly Omit<SoldLine, "quantity">[] = [],
): Promise<void> {
  const held = await heldRows(trx, orderNumber);
  const rows = held.filter((row) => !lost.some((line) => line.id === row.id && isOfRow(line, row)));
  const few: Row[] = [];
  for (const { id, size } of rows.sort(byId)) {
    const row = await trx
      .updateTable("order_stock")
      .set({ put_back_at: now })
      .where("order_number", "=", orderNumber)
      .where("product_id", "=", id)
      .where("size", "=", size)
      .where("put_back_at", "is", null)
      .returning("quantity")
      .executeTakeFirst();
    if (!row) continue;
    const before = await putBack(trx, { id, size }, row.quantity);
    if (before !== null && before <= fewLeft) few.push({ id, size });
  }
  await showInNewEdition(trx, few);
}

/** Where sizes aren't counted, all of a piece share a row. */
function isOfRow(line: Omit<SoldLine, "quantity">, { size }: Row): boolean {
  return size === "" || size === line.size;
}

/** What the order has taken and not put back. */
function heldRows(trx: Trx, orderNumber: string): Promise<Wanted[]> {
  return trx
    .selectFrom("order_stock")
    .select(["product_id as id", "size", "quantity"])
    .where("order_number", "=", orderNumber)
    .where("put_back_at", "is", null)
    .execute();
}

/**
 * Takes the pieces of a cancelled or returned order from stock again, or says which is short; then the caller must roll
 * back. What it still holds, because it didn't come back whole, isn't taken a second time.
 */
export async function takeAgain(trx: Trx, orderNumber: string): Promise<Taken> {
  const lines = await trx
    .selectFrom("order_lines")
    .select(["product_id as id", "size", "quantity"])
    .where("order_number", "=", orderNumber)
    .execute();
  const counted = await findStock(
    trx,
    lines.map(({ id }) => id),
  );
  const held = await heldRows(trx, orderNumber);
  const missing = lines.filter((line) => !held.some((row) => row.id === line.id && isOfRow(line, row)));
  return sell(trx, { number: orderNumber, lines: missing }, counted);
}

/**
 * Takes what the order's new lines need more, and puts back what they need less. What the order doesn't hold, because
 * it was placed before the piece was counted, isn't put back. Where too little is left the caller must roll back.
 */
export async function exchangeStock(
  trx: Trx,
  { number, from, to }: { number: string; from: readonly SoldLine[]; to: readonly SoldLine[] },
): Promise<Taken> {
  const counted = await findStock(
    trx,
    [...from, ...to].map(({ id }) => id),
  );
  const minus = wantedBy(from, counted).map((row) => ({ ...row, quantity: -row.quantity }));
  const rows = Map.groupBy([...minus, ...wantedBy(to, counted)], ({ id, size }) => `${id} ${size}`);
  const few: Row[] = [];
  const changes = [...rows.values()].flatMap(([row, ...others]) =>
    row ? [{ ...row, quantity: others.reduce((sum, { quantity }) => sum + quantity, row.quantity) }] : [],
  );
  for (const row of changes.sort(byId)) {
    const more = row.quantity;
    if (more === 0) continue;
    const held = await heldOf(trx, number, row);
    const left = more > 0 ? await take(trx, row) : await putBack(trx, row, Math.min(held, -more));
    if (left === null) continue;
    if (left < 0) return { ok: false, id: row.id, size: row.size, left: left + more };
    if (held + more > 0) await record(trx, number, { ...row, quantity: held + more });
    else await forgetHeld(trx, number, row);
    if (left <= fewLeft) few.push(row);
  }
  await showInNewEdition(trx, few);
  return { ok: true };
}

async function heldOf(trx: Trx, number: string, { id, size }: Row): Promise<number> {
  const row = await trx
    .selectFrom("order_stock")
    .select("quantity")
    .where("order_number", "=", number)
    .where("product_id", "=", id)
    .where("size", "=", size)
    .where("put_back_at", "is", null)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

/** How many were left before; null where nothing is put back. */
async function putBack(trx: Trx, { id, size }: Row, quantity: number): Promise<number | null> {
  if (quantity === 0) return null;
  const back = await trx
    .updateTable("stock")
    .set((eb) => ({ pieces: eb("pieces", "+", quantity) }))
    .where("product_id", "=", id)
    .where("size", "=", size)
    .where("pieces", "is not", null)
    .returning("pieces")
    .executeTakeFirst();
  return back ? (back.pieces ?? 0) - quantity : null;
}

/** How many are left; negative, with nothing taken, where there are too few; null where it isn't counted. */
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

/** A reopened or changed order has its rows already. */
async function record(trx: Trx, orderNumber: string, { id, size, quantity }: Wanted): Promise<void> {
  await trx
    .insertInto("order_stock")
    .values({ order_number: orderNumber, product_id: id, size, quantity, put_back_at: null })
    .onConflict((conflict) =>
      conflict.columns(["order_number", "product_id", "size"]).doUpdateSet({ quantity, put_back_at: null }),
    )
    .execute();
}

async function forgetHeld(trx: Trx, orderNumber: string, { id, size }: Row): Promise<void> {
  await trx
    .deleteFrom("order_stock")
    .where("order_number", "=", orderNumber)
    .where("product_id", "=", id)
    .where("size", "=", size)
    .execute();
}

/** Lines of one piece that differ in other choices than size share a row. */
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

/** Makes an edition that shows the new counts. Only low counts are shown, so most sales need none. */
async function showInNewEdition(trx: Trx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const edition = await nextEdition(trx);
  for (const { id, size } of rows)
    await trx.updateTable("stock").set({ edition }).where("product_id", "=", id).where("size", "=", size).execute();
}
