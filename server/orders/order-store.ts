import { type Selectable, sql } from "kysely";
import type { Order } from "../../shop/order/order.ts";
import type { Stock } from "../../shop/pieces/stock.ts";
import { sell } from "../catalogue/sell.ts";
import { byPiece } from "../catalogue/stock-store.ts";
import { createFind, createFindByIds, createInsert } from "../database/compiled.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import { findOffer, findOfferByKey, type StoredOffer, takeOffer } from "../offers/offer-store.ts";
import { queueDeskPush } from "../push/queue-push.ts";
import { addRemark } from "./add-remark.ts";
import { createHeldStockLimit, type HeldLimit, type HeldStockLimit } from "./held-stock-limit.ts";
import { addOrderKey, hashOrderKey } from "./order-keys.ts";
import { insertEntry } from "./order-money.ts";
import { queueNews } from "./order-news.ts";
import { lineRows, orderColumns, phoneKey, toOrder } from "./order-rows.ts";

export type NewOrder = {
  key: string;
  fingerprint: string;
  order: Order;
  /** Opens the order's own page; stored as a hash. */
  pageKey: string;
  /** At most `count` orders from one phone number between these times. */
  phoneLimit?: { count: number; since: number; until: number } | undefined;
  /** At most so many counted pieces in unconfirmed orders of one phone number and from one network address. */
  heldLimit?: HeldLimit | undefined;
  /** The offer that becomes this order. */
  offer?: Pick<StoredOffer, "id" | "revision"> | undefined;
  /** Entered at the desk, by whom. */
  entered?: { by: string; isPaid: boolean } | undefined;
};

export type StoredOrder = { order: Order; fingerprint: string };

export type Added =
  | { outcome: "stored" }
  | { outcome: "key-known"; stored: StoredOrder }
  | { outcome: "number-taken" }
  /** Not enough stock of a piece; nothing was stored. */
  | { outcome: "short"; id: number; size: string; left: number }
  /** The offer was taken, withdrawn, changed or ran out meanwhile; nothing was stored. */
  | { outcome: "offer-changed" }
  /** Unconfirmed orders would hold too much stock; nothing was stored. */
  | { outcome: "holds-too-much" }
  /** `oldest`: when the order was placed that has to be an hour old before this phone number may order again. */
  | { outcome: "phone-busy"; oldest: number };

export type OrderStore = {
  findByKey(key: string): Promise<StoredOrder | undefined>;
  findOffer(by: { key: string } | { id: number }): Promise<StoredOffer | undefined>;
  /** Stores order, lines and outbox row in one transaction; durable when this settles. */
  add(entry: NewOrder): Promise<Added>;
  /** Another key to a stored order's page: only hashes are stored, so the first can't be sent again. */
  addPageKey(number: string, now: number): Promise<string>;
};

/** `writesToShoppers`: whether shoppers get an e-mail for their order. */
export function createOrderStore(
  { db, kind, transact }: Pick<Database, "db" | "kind" | "transact">,
  { writesToShoppers = false } = {},
): OrderStore {
  const statements = createStatements();
  const heldStock = createHeldStockLimit(kind);
  return {
    findByKey: (key) => findByKey(statements, db, key),
    findOffer: (by) => ("key" in by ? findOfferByKey(db, by.key) : findOffer(db, by.id)),
    addPageKey: (number, now) => addOrderKey({ transact }, number, "order", now),
    add: (entry) =>
      transact(async (trx) => {
        const { number, customer, createdAt: at } = entry.order;
        const added = await addOrUndo({ statements, heldStock }, trx, entry);
        // Whoever entered it at the desk knows.
        if (added.outcome === "stored" && !entry.entered)
          await queueDeskPush(trx, entry.offer ? "offer" : "placed", number, at);
        if (writesToShoppers && added.outcome === "stored")
          await queueNews(trx, { number, email: customer.email, kind: "placed", revision: 0, at });
        return added;
      }),
  };
}

/**
 * Which pieces are counted is read from the database, not the edition: another server may have begun to count a moment
 * ago. An order that is refused is rolled back to a savepoint, so that others in the same commit go through.
 */
async function addOrUndo({ statements, heldStock }: AddParts, trx: Trx, entry: NewOrder): Promise<Added> {
  const ids = [...new Set(entry.order.lines.map(({ id }) => id))];
  const counted = byPiece(await statements.findStock(trx, ids));
  if (counted.size === 0 && !entry.offer) return add(statements, trx, entry, counted);
  const { order, heldLimit } = entry;
  const limited = heldLimit && { order, heldLimit };
  if (limited) await heldStock.lock(trx, limited);
  await sql`savepoint one_order`.execute(trx);
  let added = await add(statements, trx, entry, counted);
  if (limited && added.outcome === "stored" && (await heldStock.isExceeded(trx, limited)))
    added = { outcome: "holds-too-much" };
  if (added.outcome !== "stored") await sql`rollback to savepoint one_order`.execute(trx);
  await sql`release savepoint one_order`.execute(trx);
  return added;
}

type AddParts = { statements: Statements; heldStock: HeldStockLimit };
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
  const { key, fingerprint, order, pageKey, offer, entered } = entry;
  const oldest = await findBusyPhone(statements, trx, entry);
  if (oldest !== undefined) return (await known()) ?? { outcome: "phone-busy", oldest };
  const isPaid = entered?.isPaid === true;
  // The same columns for each order: the statement is compiled for those of the first.
  const columns = {
    ...orderColumns(order),
    ...(isPaid && { money: "received" }),
    received: isPaid ? order.total : 0,
    idempotency_key: key,
    fingerprint,
    page_key_hash: hashOrderKey(pageKey),
  };
  const inserted = await statements.insertOrder(trx, [columns]);
  if (inserted.numAffectedRows === 0n) return (await known()) ?? { outcome: "number-taken" };
  // After the order's row, whose unique key prevents a repeated order from taking offer and stock twice.
  if (offer && !(await takeOffer(trx, offer, order))) return { outcome: "offer-changed" };
  const sold = await sell(trx, order, counted);
  if (!sold.ok) return { outcome: "short", id: sold.id, size: sold.size, left: sold.left };
  await statements.insertLines(trx, lineRows(order));
  await statements.insertMail(trx, [mailRow(order)]);
  if (isPaid && order.total > 0)
    await insertEntry(trx, order.number, { at: order.createdAt, sum: order.total, way: "wallet", by: entered.by });
  if (entered)
    await addRemark(trx, {
      ...{ number: order.number, at: order.createdAt },
      actor: { by: "desk", name: entered.by },
      details: { kind: "enter", source: order.source },
    });
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

/** A repeat of this request may have been stored in the meantime. */
async function findKnown(statements: Statements, trx: Trx, key: string): Promise<Added | undefined> {
  const stored = await findByKey(statements, trx, key);
  return stored && { outcome: "key-known", stored };
}

/**
 * On PostgreSQL concurrent transactions don't see each other's rows, so a phone number may get a few orders more than
 * the limit, as many as there are connections. That is enough to stop a flood.
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
  const [order] = await withLinesOfAll(db, [row]);
  return order as Order;
}

/** In one query for any number. */
export async function withLinesOfAll(db: Db, rows: readonly Selectable<OrdersTable>[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ number }) => number);
  const query = db.selectFrom("order_lines").selectAll().where("order_number", "in", numbers).orderBy("position");
  const lines = Map.groupBy(await query.execute(), (line) => line.order_number);
  return rows.map((row) => toOrder(row, lines.get(row.number) ?? []));
}
