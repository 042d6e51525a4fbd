import { type Selectable, sql } from "kysely";
import type { Order } from "../../shop/order.ts";
import type { Stock } from "../../shop/stock.ts";
import { sell, type Taken } from "../catalogue/sell.ts";
import { createFind, createInsert } from "../database/compiled.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, OrdersTable, Trx } from "../database/schema.ts";
import { addOrderKey, hashOrderKey } from "./order-keys.ts";
import { queueNews } from "./order-news.ts";
import { lineRows, orderColumns, phoneKey, toOrder } from "./order-rows.ts";

export type NewOrder = {
  /** The pieces that are counted: what the order sells of them is taken in the same transaction. */
  counted?: ReadonlyMap<number, Stock> | undefined;
  key: string;
  fingerprint: string;
  order: Order;
  /** Opens the order's own page; kept as a hash. */
  pageKey: string;
  /** At most `count` orders from one phone with a time between the two. */
  phoneLimit?: { count: number; since: number; until: number } | undefined;
};

export type StoredOrder = { order: Order; fingerprint: string };

export type Added =
  | { outcome: "stored" }
  | { outcome: "key-known"; stored: StoredOrder }
  | { outcome: "number-taken" }
  /** Too little is left of a piece; nothing was stored. */
  | { outcome: "short"; id: number; size: string; left: number }
  /** `oldest` is the time of the order that has to age before the phone may order again. */
  | { outcome: "phone-busy"; oldest: number };

export type OrderStore = {
  findByKey(key: string): Promise<StoredOrder | undefined>;
  /** Stores order, lines and the wish to e-mail it, all or nothing; durable when this settles. */
  add(entry: NewOrder): Promise<Added>;
  /** One more key to the page of an order that is stored: the first can't be told again. */
  addPageKey(number: string, now: number): Promise<string>;
};

/** `writesToShoppers`: whether she gets an e-mail of her own. */
export function createOrderStore(
  { db, transact }: Pick<Database, "db" | "transact">,
  { writesToShoppers = false } = {},
): OrderStore {
  const statements = createStatements();
  const store = async (trx: Trx, entry: NewOrder): Promise<Added> => {
    const added = await add(statements, trx, entry);
    const { number, customer, createdAt: at } = entry.order;
    if (writesToShoppers && added.outcome === "stored")
      await queueNews(trx, { number, email: customer.email, kind: "placed", revision: 0, at });
    return added;
  };
  return {
    findByKey: (key) => findByKey(statements, db, key),
    addPageKey: (number, now) => addOrderKey({ transact }, number, "order", now),
    add: (entry) => transact((trx) => (takesStock(entry) ? orUndo(trx, entry, store) : store(trx, entry))),
  };
}

function takesStock({ order, counted }: NewOrder): boolean {
  return counted !== undefined && order.lines.some(({ id }) => counted.has(id));
}

/** One order that comes too late is undone by itself: the others that share its commit go through. */
async function orUndo(trx: Trx, entry: NewOrder, store: (trx: Trx, entry: NewOrder) => Promise<Added>): Promise<Added> {
  await sql`savepoint one_order`.execute(trx);
  const added = await store(trx, entry);
  if (added.outcome === "short") await sql`rollback to savepoint one_order`.execute(trx);
  await sql`release savepoint one_order`.execute(trx);
  return added;
}

type Statements = ReturnType<typeof createStatements>;

function createStatements() {
  return {
    insertOrder: createInsert("orders", { orNothing: true }),
    insertLines: createInsert("order_lines"),
    insertMail: createInsert("outbox"),
    findByKey: createFind((db, key: string) => db.selectFrom("orders").selectAll().where("idempotency_key", "=", key)),
    findOfPhone: createFind((db, phone: string, since: number, until: number, count: number, offset: number) =>
      db
        .selectFrom("orders")
        .select("created_at")
        .where("phone_key", "=", phone)
        .where("created_at", ">", since)
        .where("created_at", "<=", until)
        .orderBy("created_at", "desc")
        .limit(count)
        .offset(offset),
    ),
  };
}

async function add(statements: Statements, trx: Trx, entry: NewOrder): Promise<Added> {
  const known = () => findKnown(statements, trx, entry.key);
  const { key, fingerprint, order, pageKey } = entry;
  const oldest = await findBusyPhone(statements, trx, entry);
  if (oldest !== undefined) return (await known()) ?? { outcome: "phone-busy", oldest };
  const columns = { ...orderColumns(order), idempotency_key: key, fingerprint, page_key_hash: hashOrderKey(pageKey) };
  const inserted = await statements.insertOrder(trx, [columns]);
  if (inserted.numAffectedRows === 0n) return (await known()) ?? { outcome: "number-taken" };
  // After the order's row: its key makes sure that a repeated order takes nothing twice.
  const sold: Taken = entry.counted ? await sell(trx, order, entry.counted) : { ok: true };
  if (!sold.ok) return { outcome: "short", id: sold.id, size: sold.size, left: sold.left };
  await statements.insertLines(trx, lineRows(order));
  await statements.insertMail(trx, [mailRow(order)]);
  return { outcome: "stored" };
}

function mailRow({ number, createdAt }: Order) {
  return {
    order_number: number,
    created_at: createdAt,
    run_at: createdAt,
    decided_at: createdAt,
    attempts: 0,
    set_aside: 0,
  };
}

/** The same request may have been stored while this one was on its way. */
async function findKnown(statements: Statements, trx: Trx, key: string): Promise<Added | undefined> {
  const stored = await findByKey(statements, trx, key);
  return stored && { outcome: "key-known", stored };
}

/**
 * On PostgreSQL requests in flight don't see each other, so a phone may get a few orders more than the limit,
 * as many as there are connections. It is there to stop a flood, not to count.
 */
async function findBusyPhone(
  { findOfPhone }: Statements,
  trx: Trx,
  { order, phoneLimit }: NewOrder,
): Promise<number | undefined> {
  if (!phoneLimit) return undefined;
  const { count, since, until } = phoneLimit;
  const nth = await findOfPhone(trx, phoneKey(order.customer.phone), since, until, 1, count - 1);
  return nth?.created_at;
}

async function findByKey(statements: Statements, db: Db, key: string): Promise<StoredOrder | undefined> {
  const row = await statements.findByKey(db, key);
  return row && { order: await withLines(db, row), fingerprint: row.fingerprint };
}

export async function withLines(db: Db, row: Selectable<OrdersTable>): Promise<Order> {
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_number", "=", row.number)
    .orderBy("position")
    .execute();
  return toOrder(row, lines);
}
