import type { Selectable } from "kysely";
import { canBeEmailAddress } from "../../shop/messages/email-address.ts";
import { isForShopper, isStillTrue, type NewsKind, type NewsOrder } from "../../shop/messages/order-news.ts";
import { manyWaiting, type WaitingOrder } from "../../shop/messages/waiting-orders-message.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { OutboxTurnTable } from "../database/tables/outbox.ts";
import { createFindDue, isDue, type LaneStates } from "./due-mails.ts";
import { readNewsOrder } from "./news-mails.ts";
import { type Decision, type Lane, spacing } from "./retry.ts";

export type OutboxStatus = { waiting: number; oldestMs: number };

/** The order's own mail to the seller, or news of the order. */
export type Mail = { id: number; lane: Lane; attempts: number; order: NewsOrder; news?: NewsKind | undefined };

/** Somebody's turn to call the service, until the lease ends. */
export type TakenTurn = { lanes: LaneStates; leasedUntil: number };

/** What came of an attempt, with what the service said unless it took the mail. */
export type Result = Decision & { problem?: string | undefined };

export type OutboxStore = {
  hasDue(now: number): Promise<boolean>;
  /** The turn, unless another server has it. */
  takeTurn(now: number): Promise<TakenTurn | undefined>;
  firstDue(turn: TakenTurn, now: number): Promise<Mail | undefined>;
  /** The same turn for another lease, unless it has lapsed and somebody else has it. */
  renew(turn: TakenTurn, now: number): Promise<TakenTurn | undefined>;
  /** The orders that wait and were never listed, when they are many; the newest of them is `upTo`. */
  pile(): Promise<{ orders: WaitingOrder[]; upTo: number } | undefined>;
  /** Notes that the seller has had them in a list, and gives the turn back. */
  noteListed(turn: TakenTurn, upTo: number, now: number): Promise<void>;
  /** Notes what came of an attempt and gives the turn back, together. */
  finish(turn: TakenTurn, mail: Mail, result: Result, now: number): Promise<void>;
  /** Gives the turn back as it was. */
  giveBack(turn: TakenTurn, delay: number, now: number): Promise<void>;
  status(now: number): Promise<OutboxStatus>;
};

/** Of one list; what comes after it is in the next. */
const longestList = 1_000;

/** Longer than an attempt can take, so that a turn only ever lapses when its server is gone. */
const lease = 15_000;

/** Releases before the lanes let everything rest by the turn's own time, for up to an hour: further ahead than any lease. */
const longestLease = lease + 1_000;

/** `news`: the kinds that are sent here; what else waits goes on waiting, and nobody is told that it does. */
export function createOutboxStore(
  { db, transact }: Pick<Database, "db" | "transact">,
  news: readonly NewsKind[] = [],
): OutboxStore {
  const findDue = createFindDue(db, news);
  const endTurn = (trx: Trx, { leasedUntil }: TakenTurn, changes: Record<string, number>) =>
    trx.updateTable("outbox_turn").set(changes).where("run_at", "=", leasedUntil).executeTakeFirstOrThrow();
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
      return (await findDue(laneStates(turn), now)) !== undefined;
    },

    takeTurn: (now) =>
      transact(async (trx) => {
        const leasedUntil = now + lease;
        const turn = await trx
          .updateTable("outbox_turn")
          .set({ run_at: leasedUntil, decided_at: now })
          .where((eb) => eb.or([isDue(now)(eb), eb("run_at", ">", eb("decided_at", "+", longestLease))]))
          .returningAll()
          .executeTakeFirst();
        return turn && { lanes: laneStates(turn), leasedUntil };
      }),

    async firstDue({ lanes }, now) {
      for (let row = await findDue(lanes, now); row; row = await findDue(lanes, now)) {
        const { id, lane, attempts, kind } = row;
        const order = await readNewsOrder(db, row.order_number, row.revision);
        if (kind === undefined || isWorthSending(kind, order)) return { id, lane, attempts, order, news: kind };
        await transact((trx) =>
          trx.deleteFrom("news_mails").where("id", "=", id).where("sent_at", "is", null).execute(),
        );
      }
      return undefined;
    },

    renew: (taken, now) =>
      transact(async (trx) => {
        // Never the same time twice: it is what the turn is known by.
        const leasedUntil = Math.max(now + lease, taken.leasedUntil + 1);
        const { numUpdatedRows } = await endTurn(trx, taken, { run_at: leasedUntil, decided_at: now });
        return numUpdatedRows === 0n ? undefined : { ...taken, leasedUntil };
      }),

    async pile() {
      const orders = await db
        .selectFrom("outbox")
        .innerJoin("orders", "orders.number", "outbox.order_number")
        .where("outbox.sent_at", "is", null)
        .where("outbox.id", ">", (eb) => eb.selectFrom("outbox_turn").select("listed_up_to"))
        .select(["outbox.id", "orders.number", "orders.created_at as createdAt", "name", "city", "total"])
        .orderBy("outbox.id")
        .limit(longestList)
        .execute();
      const last = orders.at(-1);
      return last && orders.length > manyWaiting ? { orders, upTo: last.id } : undefined;
    },

    noteListed: (taken, upTo, now) =>
      transact(async (trx) => {
        await endTurn(trx, taken, { listed_up_to: upTo, run_at: now + spacing, decided_at: now });
      }),

    finish: (taken, mail, result, now) =>
      transact(async (trx) => {
        await endTurn(trx, taken, {
          run_at: now + spacing,
          decided_at: now,
          [`${mail.lane}_failures`]: result.failures,
          [`${mail.lane}_failed_at`]: now,
        });
        await note(trx, mail, result, now);
      }),

    giveBack: (taken, delay, now) =>
      transact(async (trx) => {
        await endTurn(trx, taken, { run_at: now + delay, decided_at: now });
      }),

    async status(now) {
      const own = await db
        .selectFrom("outbox")
        .where("sent_at", "is", null)
        .select((eb) => [eb.fn.countAll<number>().as("waiting"), eb.fn.min("created_at").as("oldest")])
        .executeTakeFirstOrThrow();
      const told = news.length > 0 ? await waitingNews(now) : { waiting: 0, oldest: null };
      const oldest = Math.min(now, own.oldest ?? now, told.oldest ?? now);
      return { waiting: own.waiting + told.waiting, oldestMs: now - oldest };
    },
  };
}

function laneStates(turn: Selectable<OutboxTurnTable>): LaneStates {
  return {
    seller: { failures: turn.seller_failures, failedAt: turn.seller_failed_at },
    shopper: { failures: turn.shopper_failures, failedAt: turn.shopper_failed_at },
  };
}

/** What was taken back meanwhile is no news, and a release before this one queued mails to whatever was typed. */
function isWorthSending(kind: NewsKind, order: NewsOrder): boolean {
  return isStillTrue(kind, order) && (!isForShopper(kind) || canBeEmailAddress(order.customer.email));
}

async function note(trx: Trx, { id, news, order }: Mail, { retryIn, problem }: Result, now: number): Promise<void> {
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
  if (isDone && problem !== undefined)
    await trx
      .insertInto("undeliverable_mails")
      .values({ mail_id: id, order_number: order.number })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
