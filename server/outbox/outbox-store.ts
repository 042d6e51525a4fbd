import type { ExpressionBuilder } from "kysely";
import type { NewsKind, NewsOrder } from "../../shop/order-news.ts";
import { manyWaiting, type WaitingOrder } from "../../shop/waiting-orders-message.ts";
import type { Database } from "../database/open-database.ts";
import type { Schema } from "../database/schema.ts";
import { firstTrue, readNewsOrder } from "./news-mails.ts";
import type { Decision, Turn } from "./retry.ts";

export type OutboxStatus = { waiting: number; oldestMs: number };

/** The order's own mail to the seller, or news of the order. */
export type Mail = { id: number; setAside: number; order: NewsOrder; news?: NewsKind };

/** Somebody's turn to call the service, until the lease ends. */
export type TakenTurn = Turn & { leasedUntil: number };

export type OutboxStore = {
  hasDue(now: number): Promise<boolean>;
  /** The turn, unless another server has it or the service is given a rest. */
  takeTurn(now: number): Promise<TakenTurn | undefined>;
  firstDue(now: number): Promise<Mail | undefined>;
  /** The same turn for another lease, unless it has lapsed and somebody else has it. */
  renew(turn: TakenTurn, now: number): Promise<TakenTurn | undefined>;
  /** The orders that wait and were never listed, when they are many; the newest of them is `upTo`. */
  pile(): Promise<{ orders: WaitingOrder[]; upTo: number } | undefined>;
  /** Notes that the seller has had them in a list, and gives the turn back. */
  noteListed(turn: TakenTurn, upTo: number, delay: number, now: number): Promise<void>;
  /** Notes what came of an attempt and gives the turn back, together. `problem` is undefined when the mail is sent. */
  finish(turn: TakenTurn, mail: Mail, decision: Decision, problem: string | undefined, now: number): Promise<void>;
  /** Gives the turn back as it was. */
  giveBack(turn: TakenTurn, delay: number, now: number): Promise<void>;
  status(now: number): Promise<OutboxStatus>;
};

/** Of one list; what comes after it is in the next. */
const longestList = 1_000;

/** Longer than an attempt can take, so that a turn only ever lapses when its server is gone. */
const lease = 15_000;

/** Servers' clocks differ by less than this; a decision further ahead was made before the clock was set back. */
const clockTolerance = 60_000;

/** `news`: the kinds that are sent here; what else waits goes on waiting, and nobody is told that it does. */
export function createOutboxStore(
  { db, transact }: Pick<Database, "db" | "transact">,
  news: readonly NewsKind[] = [],
): OutboxStore {
  const due = (now: number) => db.selectFrom("outbox").where("sent_at", "is", null).where(isDue(now)).orderBy("id");
  const waitingNews = () => db.selectFrom("news_mails").where("sent_at", "is", null).where("kind", "in", news);
  const dueNews = (now: number) => waitingNews().where(isDue(now)).orderBy("id").limit(1);
  return {
    async hasDue(now) {
      if (await due(now).select("id").limit(1).executeTakeFirst()) return true;
      return news.length > 0 && (await dueNews(now).select("id").executeTakeFirst()) !== undefined;
    },

    takeTurn: (now) =>
      transact(async (trx) => {
        const leasedUntil = now + lease;
        const turn = await trx
          .updateTable("outbox_turn")
          .set({ run_at: leasedUntil, decided_at: now })
          .where(isDue(now))
          .returning(["failures", "suspects"])
          .executeTakeFirst();
        return turn && { ...turn, leasedUntil };
      }),

    async firstDue(now) {
      const row = await due(now).select(["id", "order_number", "set_aside"]).limit(1).executeTakeFirst();
      // A new order is what the seller waits for: it goes before any news.
      if (row) return { id: row.id, setAside: row.set_aside, order: await readNewsOrder(db, row.order_number) };
      if (news.length === 0) return undefined;
      return firstTrue({ db, transact }, () => dueNews(now).selectAll().executeTakeFirst());
    },

    renew: (taken, now) =>
      transact(async (trx) => {
        // Never the same time twice: it is what the turn is known by.
        const leasedUntil = Math.max(now + lease, taken.leasedUntil + 1);
        const { numUpdatedRows } = await trx
          .updateTable("outbox_turn")
          .set({ run_at: leasedUntil, decided_at: now })
          .where("run_at", "=", taken.leasedUntil)
          .executeTakeFirstOrThrow();
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

    noteListed: (taken, upTo, delay, now) =>
      transact(async (trx) => {
        await trx
          .updateTable("outbox_turn")
          .set({ listed_up_to: upTo, run_at: now + delay, decided_at: now })
          .where("run_at", "=", taken.leasedUntil)
          .execute();
      }),

    finish: (taken, mail, { turn, turnDelay, setAside, release }, problem, now) =>
      transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("outbox_turn")
          .set({ ...turn, run_at: now + turnDelay, decided_at: now })
          .where("run_at", "=", taken.leasedUntil)
          .executeTakeFirstOrThrow();
        const result = problem === undefined ? { sent_at: now, last_problem: null } : { last_problem: problem };
        const wait = setAside && { set_aside: setAside.times, run_at: now + setAside.delay, decided_at: now };
        await trx
          .updateTable(mail.news ? "news_mails" : "outbox")
          .set((eb) => ({ ...result, ...wait, attempts: eb("attempts", "+", 1) }))
          .where("id", "=", mail.id)
          .execute();
        if (!release || numUpdatedRows === 0n) return;
        for (const table of ["outbox", "news_mails"] as const)
          await trx
            .updateTable(table)
            .set({ set_aside: 0, run_at: now, decided_at: now })
            .where("sent_at", "is", null)
            .where("set_aside", ">", 0)
            .execute();
      }),

    giveBack: (taken, delay, now) =>
      transact(async (trx) => {
        await trx
          .updateTable("outbox_turn")
          .set({ run_at: now + delay, decided_at: now })
          .where("run_at", "=", taken.leasedUntil)
          .execute();
      }),

    async status(now) {
      const orders = await db
        .selectFrom("outbox")
        .where("sent_at", "is", null)
        .select((eb) => [eb.fn.countAll<number>().as("waiting"), eb.fn.min("created_at").as("oldest")])
        .executeTakeFirstOrThrow();
      const told = news.length > 0 ? await waitingNews().select("created_at").orderBy("id").execute() : [];
      const oldest = Math.min(orders.oldest ?? now, told[0]?.created_at ?? now);
      return { waiting: orders.waiting + told.length, oldestMs: Math.max(0, now - oldest) };
    },
  };
}

function isDue(now: number) {
  return (eb: ExpressionBuilder<Schema, "outbox" | "news_mails" | "outbox_turn">) =>
    eb.or([eb("run_at", "<=", now), eb("decided_at", ">", now + clockTolerance)]);
}
