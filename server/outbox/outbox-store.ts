import type { Selectable } from "kysely";
import { canBeEmailAddress } from "../../shop/messages/email-address.ts";
import { isForShopper, isStillTrue, type NewsKind, type NewsOrder } from "../../shop/messages/order-news.ts";
import { manyWaiting, type WaitingOrder } from "../../shop/messages/waiting-orders-message.ts";
import { mailAlert } from "../../shop/push/push-news.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { OutboxTurnTable } from "../database/tables/outbox.ts";
import { queueAlert } from "../push/queue-push.ts";
import { createFindDue, isDue, type QueueStates } from "./due-mails.ts";
import { readNewsOrder } from "./read-news-order.ts";
import { type Decision, type Queue, spacing } from "./retry.ts";

export type OutboxStatus = { waiting: number; oldestMs: number };

/** Tells the seller of a new order or, with `news`, the seller or the shopper of a change to it. */
export type Mail = { id: number; queue: Queue; attempts: number; order: NewsOrder; news?: NewsKind | undefined };

/** The right to call the e-mail service, which one server has at a time. Its expiry time is what it is known by. */
export type Lease = { queues: QueueStates; expiresAt: number };

/** What to do after an attempt, with the service's answer unless it accepted the mail. */
export type Result = Decision & { problem?: string | undefined };

export type OutboxStore = {
  hasDue(now: number): Promise<boolean>;
  /** Undefined while another server has the lease. */
  acquireLease(now: number): Promise<Lease | undefined>;
  nextMail(lease: Lease, now: number): Promise<Mail | undefined>;
  /** Extends the lease; undefined when it has expired and another server has it. */
  renew(lease: Lease, now: number): Promise<Lease | undefined>;
  /** When many orders wait that were never listed: these, up to the outbox id `upTo`. */
  findUnlisted(): Promise<{ orders: WaitingOrder[]; upTo: number } | undefined>;
  /** Records that the orders were listed, and releases the lease. */
  finishList(lease: Lease, upTo: number, now: number): Promise<void>;
  /** Records the result of an attempt and releases the lease, in one transaction. */
  finish(lease: Lease, mail: Mail, result: Result, now: number): Promise<void>;
  /** Lets the next server acquire the lease after `delay`. */
  release(lease: Lease, delay: number, now: number): Promise<void>;
  status(now: number): Promise<OutboxStatus>;
};

/** Orders in one list; further ones are in the next. */
const maxListed = 1_000;

/** Attempts, some two minutes of them: a hiccup of the service isn't worth a notification. */
const alertAfter = 6;

/** Longer than an attempt can take, so that a lease only expires when its server is gone. */
const leaseMs = 15_000;

/** Earlier releases stored their back-off, up to an hour, as the expiry time: later than any lease expires. */
const longestLease = leaseMs + 1_000;

/** `news`: the kinds that this server sends; other kinds stay queued and aren't counted in the status. */
export function createOutboxStore(
  { db, transact }: Pick<Database, "db" | "transact">,
  news: readonly NewsKind[] = [],
): OutboxStore {
  const findDue = createFindDue(db, news);
  const updateLease = (trx: Trx, { expiresAt }: Lease, changes: Record<string, number>) =>
    trx.updateTable("outbox_turn").set(changes).where("run_at", "=", expiresAt).executeTakeFirstOrThrow();
  const waitingNews = (now: number) =>
    db
      .selectFrom("news_mails")
      .where("sent_at", "is", null)
      .where("kind", "in", news)
      .where("created_at", "<=", now)
      .select((eb) => [eb.fn.countAll<number>().as("waiting"), eb.fn.min("created_at").as("oldest")])
      .executeTakeFirstOrThrow();
  return {
    async hasDue(now) {
      const turn = await db.selectFrom("outbox_turn").selectAll().executeTakeFirstOrThrow();
      return (await findDue(toQueueStates(turn), now)) !== undefined;
    },

    acquireLease: (now) =>
      transact(async (trx) => {
        const expiresAt = now + leaseMs;
        const turn = await trx
          .updateTable("outbox_turn")
          .set({ run_at: expiresAt, decided_at: now })
          .where((eb) => eb.or([isDue(now)(eb), eb("run_at", ">", eb("decided_at", "+", longestLease))]))
          .returningAll()
          .executeTakeFirst();
        return turn && { queues: toQueueStates(turn), expiresAt };
      }),

    async nextMail({ queues }, now) {
      for (let row = await findDue(queues, now); row; row = await findDue(queues, now)) {
        const { id, queue, attempts, kind } = row;
        const order = await readNewsOrder(db, row.order_number, row.revision);
        if (kind === undefined || isWorthSending(kind, order)) return { id, queue, attempts, order, news: kind };
        await transact((trx) =>
          trx.deleteFrom("news_mails").where("id", "=", id).where("sent_at", "is", null).execute(),
        );
      }
      return undefined;
    },

    renew: (lease, now) =>
      transact(async (trx) => {
        // Never the same time twice: the lease is known by it.
        const expiresAt = Math.max(now + leaseMs, lease.expiresAt + 1);
        const { numUpdatedRows } = await updateLease(trx, lease, { run_at: expiresAt, decided_at: now });
        return numUpdatedRows === 0n ? undefined : { ...lease, expiresAt };
      }),

    async findUnlisted() {
      const orders = await db
        .selectFrom("outbox")
        .innerJoin("orders", "orders.number", "outbox.order_number")
        .where("outbox.sent_at", "is", null)
        .where("outbox.id", ">", (eb) => eb.selectFrom("outbox_turn").select("listed_up_to"))
        .select(["outbox.id", "orders.number", "orders.created_at as createdAt", "name", "city", "total"])
        .orderBy("outbox.id")
        .limit(maxListed)
        .execute();
      const last = orders.at(-1);
      return last && orders.length > manyWaiting ? { orders, upTo: last.id } : undefined;
    },

    finishList: (lease, upTo, now) =>
      transact(async (trx) => {
        await updateLease(trx, lease, { listed_up_to: upTo, run_at: now + spacing, decided_at: now });
      }),

    finish: (lease, mail, result, now) =>
      transact(async (trx) => {
        await updateLease(trx, lease, {
          run_at: now + spacing,
          decided_at: now,
          [`${mail.queue}_failures`]: result.failures,
          [`${mail.queue}_failed_at`]: now,
        });
        await saveResult(trx, mail, result, now);
      }),

    release: (lease, delay, now) =>
      transact(async (trx) => {
        await updateLease(trx, lease, { run_at: now + delay, decided_at: now });
      }),

    async status(now) {
      const orders = await db
        .selectFrom("outbox")
        .where("sent_at", "is", null)
        .select((eb) => [eb.fn.countAll<number>().as("waiting"), eb.fn.min("created_at").as("oldest")])
        .executeTakeFirstOrThrow();
      const changes = news.length > 0 ? await waitingNews(now) : { waiting: 0, oldest: null };
      const oldest = Math.min(now, orders.oldest ?? now, changes.oldest ?? now);
      return { waiting: orders.waiting + changes.waiting, oldestMs: now - oldest };
    },
  };
}

function toQueueStates(turn: Selectable<OutboxTurnTable>): QueueStates {
  return {
    seller: { failures: turn.seller_failures, failedAt: turn.seller_failed_at },
    shopper: { failures: turn.shopper_failures, failedAt: turn.shopper_failed_at },
  };
}

/** A change may have been undone meanwhile, and an earlier release queued mails to whatever was typed as an address. */
function isWorthSending(kind: NewsKind, order: NewsOrder): boolean {
  return isStillTrue(kind, order) && (!isForShopper(kind) || canBeEmailAddress(order.customer.email));
}

async function saveResult(
  trx: Trx,
  { id, news, order, attempts }: Mail,
  { retryIn, problem }: Result,
  now: number,
): Promise<void> {
  const isDone = retryIn === undefined;
  await trx
    .updateTable(news ? "news_mails" : "outbox")
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      last_problem: problem ?? null,
      ...(isDone ? { sent_at: now } : { run_at: now + retryIn, decided_at: now }),
    }))
    .where("id", "=", id)
    .execute();
  const isUndeliverable = isDone && problem !== undefined;
  if (isUndeliverable || (!isDone && attempts + 1 === alertAfter)) await queueAlert(trx, mailAlert(order.number), now);
  if (isUndeliverable)
    await trx
      .insertInto("undeliverable_mails")
      .values({ mail_id: id, order_number: order.number })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
