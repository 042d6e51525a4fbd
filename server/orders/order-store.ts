import { type Selectable, sql } from "kysely";
import type { Order } from "../../shop/order/order.ts";
import type { Stock } from "../../shop/pieces/stock.ts";
import { sell } from "../catalogue/sell.ts";
import { byPiece } from "../catalogue/stock-store.ts";
import { createFind, createFindByIds, createInsert } from "../database/compiled.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import { createHeldStockLimit, type HeldLimit, type HeldPieces } from "./held-stock-limit.ts";
import { addOrderKey, hashOrderKey } from "./order-keys.ts";
import { queueNews } from "./order-news.ts";
import { lineRows, orderColumns, phoneKey, toOrder } from "./order-rows.ts";

export type NewOrder = {
  key: string;
  fingerprint: string;
  order: Order;
  /** Opens the order's own page; kept as a hash. */
  pageKey: string;
  /** At most `count` orders from one phone with a time between the two. */
  phoneLimit?: { count: number; since: number; until: number } | undefined;
  /** At most so many counted pieces in orders that nobody has confirmed, of one phone and from one network address. */
  heldLimit?: HeldLimit | undefined;
};

export type StoredOrder = { order: Order; fingerprint: string };

export type Added =
  | { outcome: "stored" }
  | { outcome: "key-known"; stored: StoredOrder }
  | { outcome: "number-taken" }
  /** Too little is left of a piece; nothing was stored. */
  | { outcome: "short"; id: number; size: string; left: number }
  /** With this one, too many counted pieces would wait for a word; nothing was stored. */
  | { outcome: "holds-too-much" }
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
  { db, kind, transact }: Pick<Database, "db" | "kind" | "transact">,
  { writesToShoppers = false } = {},
): OrderStore {
  const statements = createStatements();
  const held = createHeldStockLimit(kind);
  return {
    findByKey: (key) => findByKey(statements, db, key),
    addPageKey: (number, now) => addOrderKey({ transact }, number, "order", now),
    add: (entry) =>
      transact(async (trx) => {
        const { number, customer, createdAt: at } = entry.order;
        const added = await addOrUndo({ statements, held }, trx, entry);
        if (writesToShoppers && added.outcome === "stored")
          await queueNews(trx, { number, email: customer.email, kind: "placed", revision: 0, at });
        return added;
      }),
  };
}

/**
 * What is counted is asked of the database, not of the edition: counting may have begun a moment ago, on another server.
 * One order that comes too late, or holds too much, is undone by itself: the others that share its commit go through.
 */
async function addOrUndo({ statements, held }: AddParts, trx: Trx, entry: NewOrder): Promise<Added> {
  const ids = [...new Set(entry.order.lines.map(({ id }) => id))];
  const counted = byPiece(await statements.findStock(trx, ids));
  if (counted.size === 0) return add(statements, trx, entry, counted);
  const { order, heldLimit } = entry;
  const asking = heldLimit && { order, heldLimit };
  if (asking) await held.lock(trx, asking);
  await sql`savepoint one_order`.execute(trx);
  let added = await add(statements, trx, entry, counted);
  if (asking && added.outcome === "stored" && (await held.areTooMany(trx, asking)))
    added = { outcome: "holds-too-much" };
  if (added.outcome !== "stored") await sql`rollback to savepoint one_order`.execute(trx);
  await sql`release savepoint one_order`.execute(trx);
  return added;
}

type AddParts = { statements: Statements; held: HeldPieces };
type Statements = ReturnType<typeof createStatements>;

function createStatements() {
  return {
    insertOrder: createInsert("orders", { orNothing: true }),
    insertLines: createInsert("order_lines"),
    insertMail: createInsert("outbox"),
    findStock: createFindByIds((db, ids) =>
      db
        .selectFrom("stock")
        .select(["product_id", "size", "pieces"])
        .where("product_id", "in", ids)
        .where("pieces", "is not", null),
    ),
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

type Counted = ReadonlyMap<number, Stock>;

async function add(statements: Statements, trx: Trx, entry: NewOrder, counted: Counted): Promise<Added> {
  const known = () => findKnown(statements, trx, entry.key);
  const { key, fingerprint, order, pageKey } = entry;
  const oldest = await findBusyPhone(statements, trx, entry);
  if (oldest !== undefined) return (await known()) ?? { outcome: "phone-busy", oldest };
  const columns = { ...orderColumns(order), idempotency_key: key, fingerprint, page_key_hash: hashOrderKey(pageKey) };
  const inserted = await statements.insertOrder(trx, [columns]);
  if (inserted.numAffectedRows === 0n) return (await known()) ?? { outcome: "number-taken" };
  // After the order's row: its key makes sure that a repeated order takes nothing twice.
  const sold = await sell(trx, order, counted);
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
