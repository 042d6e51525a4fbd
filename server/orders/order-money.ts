import type { Selectable } from "kysely";
import type { Rupees } from "../../shop/money/rupees.ts";
import type { EventActor } from "../../shop/order/event.ts";
import {
  givenBackLast,
  type MoneyEntry,
  type MoneyWay,
  type NewEntry,
  receivedOf,
  type StoredEntry,
} from "../../shop/order/money-entries.ts";
import type { MoneyState } from "../../shop/order/payment-state.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { OrderMoneyTable, OrdersTable } from "../database/tables/orders.ts";

type OrderColumns = Selectable<OrdersTable>;
/** `sheet`: the courier's sheet that it is booked with. */
type Made = { at: number; actor: EventActor; sheet?: number | undefined };

/** Oldest first. */
export async function readEntries(db: Db, number: string): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom("order_money")
    .selectAll()
    .where("order_number", "=", number)
    .orderBy("id")
    .execute();
  return rows.map(toEntry);
}

/** Those of several orders, by number; oldest first. */
export async function readEntriesOf(db: Db, numbers: readonly string[]): Promise<Map<string, StoredEntry[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("order_money")
    .selectAll()
    .where("order_number", "in", numbers)
    .orderBy("id")
    .execute();
  const byOrder = Map.groupBy(rows, (row) => row.order_number);
  return new Map([...byOrder].map(([number, own]) => [number, own.map(toEntry)]));
}

function toEntry({ id, at, sum, way, by, paid_on, note }: Selectable<OrderMoneyTable>): StoredEntry {
  const details = { ...(paid_on !== null && { day: paid_on }), ...(note !== "" && { note }) };
  return { id, at, sum, way: way as MoneyWay, by, ...details };
}

/** What went back, of a refunded order that has entries. */
export async function readGivenBack(
  db: Db,
  { number, money }: Pick<OrderColumns, "number" | "money">,
): Promise<{ givenBack?: Rupees }> {
  const entries = money === "refunded" ? await readEntries(db, number) : [];
  return entries.length > 0 ? { givenBack: givenBackLast(entries) } : {};
}

/**
 * Adds an entry, and answers with the new sum. The caller holds the order's lock, and stores that sum as `received` in
 * the same transaction.
 */
export async function addEntry(trx: Trx, order: OrderColumns, entry: NewEntry, made: Made): Promise<Rupees> {
  const { at, actor, sheet } = made;
  const before = await writeImpliedEntry(trx, order);
  await insertEntry(trx, order.number, { ...entry, at, by: actor.by === "desk" ? actor.name : "" }, sheet);
  return before + entry.sum;
}

/**
 * Writes down what an order of the release before entries has in its state alone, with the time of the event that
 * changed it. Answers with the sum of the entries, which the caller stores as `received`. Before a change of an order's
 * money or total.
 */
export async function writeImpliedEntry(trx: Trx, order: OrderColumns): Promise<Rupees> {
  const received = receivedOf({ ...order, money: order.money as MoneyState });
  if (received === order.received) return received;
  const event = await trx
    .selectFrom("order_events")
    .select(["at", "actor_name"])
    .where("order_number", "=", order.number)
    .where("money_to", "=", order.money)
    .whereRef("money_from", "<>", "money_to")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const sum = received - order.received;
  const way = order.payment === "cod" && sum > 0 ? "courier" : "wallet";
  await insertEntry(trx, order.number, { sum, way, at: event?.at ?? order.created_at, by: event?.actor_name ?? "" });
  return received;
}

/** Only the row: the caller stores the new sum as `received`. */
export async function insertEntry(
  trx: Trx,
  number: string,
  { day, note = "", ...entry }: MoneyEntry,
  sheet?: number,
): Promise<void> {
  const paid_on = day === undefined || day === dayOf(entry.at) ? null : day;
  await trx
    .insertInto("order_money")
    .values({ order_number: number, ...entry, paid_on, note, sheet_id: sheet ?? null })
    .execute();
}
