import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Db, Schema, Trx } from "../database/schema.ts";
import { phoneKey } from "./order-rows.ts";

/** `from` is the network address that the order came from. */
export type HeldLimit = { pieces: number; from: string };

type Asking = { order: { number: string; customer: { phone: string } }; heldLimit: HeldLimit };

export type HeldPieces = {
  /** Before anything is taken: orders of one phone, and from one address, are counted one after the other. */
  lock(trx: Trx, asking: Asking): Promise<void>;
  /** After the order has taken what it sells. */
  areTooMany(trx: Trx, asking: Asking): Promise<boolean>;
};

/** Counted pieces that orders hold as long as nobody has confirmed them; without a limit two orders could take all. */
export function createHeldStockLimit(kind: Database["kind"]): HeldPieces {
  const origins = createOrigins();
  return {
    async lock(trx, { order, heldLimit }) {
      if (kind === "sqlite") return;
      // Phones before addresses, and both before any stock: nobody waits for somebody who waits for her.
      const keys = [phoneKey(order.customer.phone), heldLimit.from];
      for (const [space, key] of keys.entries())
        await sql`select pg_advisory_xact_lock(${space}, hashtext(${key}))`.execute(trx);
    },

    async areTooMany(trx, { order, heldLimit: { pieces, from } }) {
      const ofPhone = await waitingPieces(trx, (eb) => eb("phone_key", "=", phoneKey(order.customer.phone)));
      if (ofPhone > pieces) return true;
      const numbers = [...origins.of(from), order.number];
      if ((await waitingPieces(trx, (eb) => eb("number", "in", numbers))) > pieces) return true;
      // Before the lock is let go of: whoever waits for it counts this one, too.
      origins.note(from, order.number);
      return false;
    },
  };
}

const mostAddresses = 10_000;
const mostOrders = 100;

/** The latest orders from each network address, in memory alone: addresses aren't stored. */
function createOrigins() {
  const origins = new Map<string, readonly string[]>();
  const of = (from: string) => origins.get(from) ?? [];
  return {
    of,
    note(from: string, number: string): void {
      const orders = [...of(from), number].slice(-mostOrders);
      // A map keeps the order of insertion: the address that was quiet for longest is its first.
      origins.delete(from);
      origins.set(from, orders);
      const [quietest] = origins.keys();
      if (origins.size > mostAddresses && quietest !== undefined) origins.delete(quietest);
    },
  };
}

type Orders = ExpressionBuilder<Schema, "orders">;

async function waitingPieces(db: Db, which: (eb: Orders) => ReturnType<Orders>): Promise<number> {
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
