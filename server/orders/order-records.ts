import type { Selectable } from "kysely";
import type { NewsKind } from "../../shop/messages/order-news.ts";
import type { Rupees } from "../../shop/money/rupees.ts";
import type { OrderState } from "../../shop/order/change.ts";
import type { Parcel } from "../../shop/order/courier.ts";
import type { EventActor, OrderEvent } from "../../shop/order/event.ts";
import type { PayableOrder, StoredEntry } from "../../shop/order/money-entries.ts";
import type { Order } from "../../shop/order/order.ts";
import type { Day } from "../../shop/pakistan-days.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import type { OutboxTable } from "../database/tables/outbox.ts";
import { toEvent, toState } from "./event-rows.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { readEntriesOf } from "./order-money.ts";
import { toParcel } from "./order-rows.ts";
import { withLinesOfAll } from "./order-store.ts";

/** Stored orders, as the desk and the command line read them. */
export type OrderRecords = {
  /** Newest first. */
  latest(count: number): Promise<OrderRecord[]>;
  /** Every order, oldest first, in batches: there may be very many. */
  all(): AsyncGenerator<OrderRecord[]>;
  find(number: string): Promise<OrderRecord | undefined>;
  /** In the order of these numbers. */
  some(numbers: readonly string[]): Promise<OrderRecord[]>;
  /** Oldest first. */
  events(number: string): Promise<OrderEvent[]>;
  /** Queued ones and undeliverable ones. */
  waitingMails(): Promise<WaitingMail[]>;
  /** Removes the customer's details and keeps the sums; queued mails are deleted. */
  forget(number: string, actor: EventActor, now: number): Promise<"forgotten" | "forgotten-unsent" | "unknown">;
};

export type OrderRecord = OrderState & {
  order: Order;
  /** The sum of its entries. */
  received: Rupees;
  /** Oldest first. */
  entries: readonly StoredEntry[];
  /** What couriers took. */
  charges: Rupees;
  revision: number;
  makeBy: Day | null;
  parcel: Parcel | undefined;
  forgottenAt: number | null;
  saidYesAt: number | null;
  letGoAt: number | null;
  mailedAt: number | null;
  mailWaits: boolean;
};

/** For the rules about money. */
export function paidOrder({
  order,
  stage,
  money,
  received,
  parcel,
}: OrderRecord): PayableOrder & Pick<OrderRecord, "parcel"> {
  const { payment, total, advance } = order;
  return { payment, total, stage, money, received, parcel, ...(advance && { advance }) };
}

export type WaitingMail = Pick<Selectable<OutboxTable>, "order_number" | "created_at" | "attempts" | "last_problem"> & {
  /** Undefined for the mail that tells the seller of the order itself. */
  kind: NewsKind | undefined;
  isFinal: boolean;
};

type RecordRow = Selectable<OrdersTable> & {
  outbox_id: number | null;
  sent_at: number | null;
};

const batchSize = 200;

export function createOrderRecords({
  db,
  transact,
  truncateLog,
}: Pick<Database, "db" | "transact" | "truncateLog">): OrderRecords {
  const rows = () =>
    db
      .selectFrom("orders")
      .leftJoin("outbox", "outbox.order_number", "orders.number")
      .selectAll("orders")
      .select(["outbox.id as outbox_id", "outbox.sent_at"]);
  const newestFirst = () => rows().orderBy("orders.created_at", "desc").orderBy("orders.number", "desc");
  const oldestFirst = () => rows().orderBy("orders.created_at").orderBy("orders.number");

  return {
    latest: async (count) => toRecords(db, await newestFirst().limit(count).execute()),

    async *all() {
      let last: RecordRow | undefined;
      do {
        const after = last;
        const query = after
          ? oldestFirst().where((eb) =>
              eb(eb.refTuple("orders.created_at", "orders.number"), ">", eb.tuple(after.created_at, after.number)),
            )
          : oldestFirst();
        const found = await query.limit(batchSize).execute();
        yield await toRecords(db, found);
        last = found.length < batchSize ? undefined : found.at(-1);
      } while (last);
    },

    async find(number) {
      const row = await rows().where("orders.number", "=", number).executeTakeFirst();
      return row && (await toRecords(db, [row]))[0];
    },

    async some(numbers) {
      if (numbers.length === 0) return [];
      const found = await toRecords(db, await rows().where("orders.number", "in", numbers).execute());
      const records = new Map(found.map((record) => [record.order.number, record]));
      return numbers.flatMap((number) => records.get(number) ?? []);
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

async function toRecords(db: Db, rows: readonly RecordRow[]): Promise<OrderRecord[]> {
  const orders = await withLinesOfAll(db, rows);
  const entries = await readEntriesOf(
    db,
    rows.map(({ number }) => number),
  );
  return rows.map((row, place) => ({
    order: orders[place] as Order,
    ...toState(row.stage, row.money),
    received: row.received,
    entries: entries.get(row.number) ?? [],
    charges: row.charges,
    revision: row.revision,
    makeBy: row.make_by,
    parcel: toParcel(row),
    forgottenAt: row.forgotten_at,
    saidYesAt: row.said_yes_at,
    letGoAt: row.let_go_at,
    mailedAt: row.sent_at,
    mailWaits: row.outbox_id !== null && row.sent_at === null,
  }));
}
