import type { Selectable } from "kysely";
import type { NewsKind } from "../../shop/messages/order-news.ts";
import type { OrderState } from "../../shop/order/change.ts";
import type { Courier, Parcel } from "../../shop/order/courier.ts";
import type { EventActor, OrderEvent } from "../../shop/order/event.ts";
import type { Order } from "../../shop/order/order.ts";
import type { Day } from "../../shop/pakistan-days.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import type { OutboxTable } from "../database/tables/outbox.ts";
import { toEvent, toState } from "./event-rows.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { withLines } from "./order-store.ts";

/** What the seller may look up, and remove, beside the running shop. */
export type OrderQueries = {
  /** Newest first. */
  latest(count: number): Promise<Entry[]>;
  /** Every order, oldest first, read in portions: there may be very many. */
  all(): AsyncGenerator<Entry>;
  find(number: string): Promise<Entry | undefined>;
  /** These, in this order. */
  some(numbers: readonly string[]): Promise<Entry[]>;
  /** Oldest first. */
  events(number: string): Promise<OrderEvent[]>;
  /** Those that wait and those that the service will never take. */
  waitingMails(): Promise<WaitingMail[]>;
  /** Removes the customer's details and keeps the sums; a mail that waits is not sent any more. */
  forget(number: string, actor: EventActor, now: number): Promise<"forgotten" | "forgotten-unsent" | "unknown">;
};

export type Entry = OrderState & {
  order: Order;
  revision: number;
  makeBy: Day | null;
  parcel: Parcel | undefined;
  forgottenAt: number | null;
  mailedAt: number | null;
  mailWaits: boolean;
};

export type WaitingMail = Pick<Selectable<OutboxTable>, "order_number" | "created_at" | "attempts" | "last_problem"> & {
  /** Undefined for the order's own e-mail. */
  kind: NewsKind | undefined;
  isFinal: boolean;
};

type EntryRow = Selectable<OrdersTable> & {
  outbox_id: number | null;
  sent_at: number | null;
};

const portion = 200;

export function createOrderQueries({
  db,
  transact,
  truncateLog,
}: Pick<Database, "db" | "transact" | "truncateLog">): OrderQueries {
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

    async some(numbers) {
      if (numbers.length === 0) return [];
      const entries = await toEntries(db, await rows().where("orders.number", "in", numbers).execute());
      return entries.toSorted((a, b) => numbers.indexOf(a.order.number) - numbers.indexOf(b.order.number));
    },

    async events(number) {
      const found = db.selectFrom("order_events").selectAll().where("order_number", "=", number).orderBy("id");
      return (await found.execute()).map(toEvent);
    },

    waitingMails: () => readWaitingMails(db),

    async forget(number, actor, now) {
      const result = await transact((trx) => forgetCustomer(trx, number, actor, now));
      await truncateLog();
      return result;
    },
  };
}

async function readWaitingMails(db: Db): Promise<WaitingMail[]> {
  const own = await db
    .selectFrom("outbox")
    .select(["order_number", "created_at", "attempts", "last_problem"])
    .where("sent_at", "is", null)
    .orderBy("id")
    .execute();
  const news = await db
    .selectFrom("news_mails")
    .leftJoin("undeliverable_mails", "mail_id", "id")
    .select(["news_mails.order_number", "created_at", "attempts", "last_problem", "kind", "sent_at"])
    .where((eb) => eb.or([eb("sent_at", "is", null), eb("mail_id", "is not", null)]))
    .orderBy("id")
    .execute();
  return [
    ...own.map((row) => ({ ...row, kind: undefined, isFinal: false })),
    ...news.map(({ sent_at, kind, ...row }) => ({ ...row, kind: kind as NewsKind, isFinal: sent_at !== null })),
  ];
}

async function toEntries(db: Db, rows: readonly EntryRow[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const row of rows) {
    entries.push({
      order: await withLines(db, row),
      ...toState(row.stage, row.money),
      revision: row.revision,
      makeBy: row.make_by,
      parcel: row.courier === null ? undefined : { courier: row.courier as Courier, tracking: row.tracking ?? "" },
      forgottenAt: row.forgotten_at,
      mailedAt: row.sent_at,
      mailWaits: row.outbox_id !== null && row.sent_at === null,
    });
  }
  return entries;
}
