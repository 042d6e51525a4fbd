import { type Selectable, sql } from "kysely";
import type { Order } from "../../shop/order.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, OrdersTable, OutboxTable } from "../database/schema.ts";
import { withLines } from "./order-store.ts";

/** What the seller may look up, and remove, beside the running shop. */
export type OrderBook = {
  /** Newest first. */
  latest(count: number): Promise<Entry[]>;
  /** Every order, oldest first, read in portions: there may be very many. */
  all(): AsyncGenerator<Entry>;
  find(number: string): Promise<Entry | undefined>;
  waitingMails(): Promise<WaitingMail[]>;
  /** Removes the customer's details and keeps the sums; a mail that waits is not sent any more. */
  forget(number: string, now: number): Promise<"forgotten" | "forgotten-unsent" | "unknown">;
};

export type Entry = { order: Order; forgottenAt: number | null; mailedAt: number | null; mailWaits: boolean };

export type WaitingMail = Pick<Selectable<OutboxTable>, "order_number" | "created_at" | "attempts" | "last_problem">;

type EntryRow = Selectable<OrdersTable> & { outbox_id: number | null; sent_at: number | null };

const portion = 200;

export function createOrderBook({ db, kind, transact }: Pick<Database, "db" | "kind" | "transact">): OrderBook {
  const rows = () =>
    db
      .selectFrom("orders")
      .leftJoin("outbox", "outbox.order_number", "orders.number")
      .selectAll("orders")
      .select(["outbox.id as outbox_id", "outbox.sent_at"]);
  const newestFirst = () => rows().orderBy("orders.created_at", "desc").orderBy("orders.number", "desc");
  const oldestFirst = () => rows().orderBy("orders.created_at").orderBy("orders.number");

  return {
    latest: async (count) => toEntries(db, await newestFirst().limit(count).execute()),

    async *all() {
      let last: EntryRow | undefined;
      do {
        const after = last;
        const query = after
          ? oldestFirst().where((eb) =>
              eb(eb.refTuple("orders.created_at", "orders.number"), ">", eb.tuple(after.created_at, after.number)),
            )
          : oldestFirst();
        const found = await query.limit(portion).execute();
        yield* await toEntries(db, found);
        last = found.length < portion ? undefined : found.at(-1);
      } while (last);
    },

    async find(number) {
      const row = await rows().where("orders.number", "=", number).executeTakeFirst();
      return row && (await toEntries(db, [row]))[0];
    },

    waitingMails: () =>
      db
        .selectFrom("outbox")
        .select(["order_number", "created_at", "attempts", "last_problem"])
        .where("sent_at", "is", null)
        .orderBy("id")
        .execute(),

    async forget(number, now) {
      const result = await transact(async (trx) => {
        const blank = { name: "", email: "", address: "", city: "", phone: "", phone_key: "", notes: "" };
        const { numUpdatedRows } = await trx
          .updateTable("orders")
          .set({ ...blank, fingerprint: "", forgotten_at: now })
          .where("number", "=", number)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return "unknown";
        const mail = trx.deleteFrom("outbox").where("order_number", "=", number).where("sent_at", "is", null);
        const { numDeletedRows } = await mail.executeTakeFirstOrThrow();
        return numDeletedRows === 0n ? "forgotten" : "forgotten-unsent";
      });
      // What the write-ahead log still holds of the customer goes too, as soon as nobody reads it.
      if (kind === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
      return result;
    },
  };
}

async function toEntries(db: Db, rows: readonly EntryRow[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const row of rows) {
    entries.push({
      order: await withLines(db, row),
      forgottenAt: row.forgotten_at,
      mailedAt: row.sent_at,
      mailWaits: row.outbox_id !== null && row.sent_at === null,
    });
  }
  return entries;
}
