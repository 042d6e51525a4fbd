import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Db, Schema, Trx } from "../database/schema.ts";
import { createLruCache } from "../lru-cache.ts";
import { phoneKey } from "./order-rows.ts";

/** At most so many counted pieces per phone number and per network address (`from`). */
export type HeldLimit = { pieces: number; from: string };

type LimitedOrder = { order: { number: string; customer: { phone: string } }; heldLimit: HeldLimit };

export type HeldStockLimit = {
  /** Before the order takes stock: serialises the orders of one phone number, and of one network address. */
  lock(trx: Trx, limited: LimitedOrder): Promise<void>;
  /** After the order has taken its stock. */
  isExceeded(trx: Trx, limited: LimitedOrder): Promise<boolean>;
};

/** Limits how much counted stock unconfirmed orders may hold; otherwise two fake orders could take all of it. */
export function createHeldStockLimit(kind: Database["kind"]): HeldStockLimit {
  const ordersFrom = createLruCache<readonly string[]>(maxAddresses, () => 1);
  return {
    async lock(trx, { order, heldLimit }) {
      if (kind === "sqlite") return;
      // Always in this order, and before any stock: no deadlocks.
      const keys = [phoneKey(order.customer.phone), heldLimit.from];
      for (const [space, key] of keys.entries())
        await sql`select pg_advisory_xact_lock(${space}, hashtext(${key}))`.execute(trx);
    },

    async isExceeded(trx, { order, heldLimit: { pieces, from } }) {
      const ofPhone = await heldPieces(trx, (eb) => eb("phone_key", "=", phoneKey(order.customer.phone)));
      if (ofPhone > pieces) return true;
      const numbers = [...(ordersFrom.get(from) ?? []), order.number];
      if ((await heldPieces(trx, (eb) => eb("number", "in", numbers))) > pieces) return true;
      // Before the lock is released, so that the next order from this address counts this one.
      ordersFrom.set(from, numbers.slice(-maxOrders));
      return false;
    },
  };
}

/** The latest orders from each network address are in memory only: addresses aren't stored. */
const maxAddresses = 10_000;
const maxOrders = 100;

type Orders = ExpressionBuilder<Schema, "orders">;

async function heldPieces(db: Db, which: (eb: Orders) => ReturnType<Orders>): Promise<number> {
  const { held } = await db
    .selectFrom("orders")
    .select((eb) => sql<number>`cast(coalesce(sum(${heldBy(eb)}), 0) as bigint)`.as("held"))
    .where("stage", "=", "new")
    .where(which)
    .executeTakeFirstOrThrow();
  return Number(held);
}

/** How many counted pieces an order has taken and not put back. */
export function heldBy(eb: Orders) {
  return eb
    .selectFrom("order_stock")
    .select(sql<number>`coalesce(sum(quantity), 0)`.as("held"))
    .whereRef("order_stock.order_number", "=", "orders.number")
    .where("put_back_at", "is", null);
}
