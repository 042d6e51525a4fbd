import { type ExpressionBuilder, sql } from "kysely";
import { isForShopper, type NewsKind } from "../../shop/messages/order-news.ts";
import type { Db, Schema } from "../database/schema.ts";
import { clockTolerance, pickMail, type Queue, type QueueState, queues, sendableMails } from "./retry.ts";

export type QueueStates = Readonly<Record<Queue, QueueState>>;

export type DueMail = {
  queue: Queue;
  id: number;
  order_number: string;
  attempts: number;
  /** Undefined for the mail that tells the seller of the order itself. */
  kind: NewsKind | undefined;
  revision: number;
};

export type FindDue = (states: QueueStates, now: number) => Promise<DueMail | undefined>;

/** Finds the next mail to send, the seller's queue first. `news`: the kinds that this server sends. */
export function createFindDue(db: Db, news: readonly NewsKind[]): FindDue {
  const kindsOf: Readonly<Record<Queue, readonly NewsKind[]>> = {
    seller: news.filter((kind) => !isForShopper(kind)),
    shopper: news.filter(isForShopper),
  };

  const orderMail = async (chosen: Chosen, now: number) => {
    const row = await db
      .selectFrom("outbox")
      .select(["id", "order_number", "attempts"])
      .where("sent_at", "is", null)
      .where(isDue(now))
      .$if(chosen.isOnlyNew, (query) => query.where("attempts", "=", 0))
      .orderBy(nextFirst(chosen))
      .limit(1)
      .executeTakeFirst();
    return row && { ...row, kind: undefined, revision: 0 };
  };

  const newsMail = async (queue: Queue, chosen: Chosen, now: number) => {
    if (kindsOf[queue].length === 0) return undefined;
    const row = await db
      .selectFrom("news_mails")
      .select(["id", "order_number", "attempts", "kind", "revision"])
      .where("sent_at", "is", null)
      .where("kind", "in", kindsOf[queue])
      .where(isDue(now))
      .$if(chosen.isOnlyNew, (query) => query.where("attempts", "=", 0))
      .$if(queue === "shopper", (query) => query.where((eb) => eb.not(eb.exists(earlierOfOrder(eb, kindsOf.shopper)))))
      .orderBy(nextFirst(chosen))
      .limit(1)
      .executeTakeFirst();
    return row && { ...row, kind: row.kind as NewsKind };
  };

  return async (states, now) => {
    for (const queue of queues) {
      const sendable = sendableMails(states[queue], now);
      if (sendable === "none") continue;
      const chosen = { isOnlyNew: sendable === "new", isFailing: states[queue].failures > 0 };
      const order = queue === "seller" ? await orderMail(chosen, now) : undefined;
      const row = pickMail(order, await newsMail(queue, chosen, now), chosen.isFailing);
      if (row) return { ...row, queue };
    }
    return undefined;
  };
}

type Chosen = { isOnlyNew: boolean; isFailing: boolean };

/** Oldest first. While mails fail, those with the fewest attempts, newest first: a mail that always fails has many. */
function nextFirst({ isFailing }: Chosen) {
  return isFailing ? sql`attempts, id desc` : sql`id`;
}

/** A shopper gets the mails about an order in the order of events. */
function earlierOfOrder(eb: ExpressionBuilder<Schema, "news_mails">, kinds: readonly NewsKind[]) {
  return eb
    .selectFrom("news_mails as earlier")
    .select("earlier.id")
    .whereRef("earlier.order_number", "=", "news_mails.order_number")
    .whereRef("earlier.id", "<", "news_mails.id")
    .where("earlier.sent_at", "is", null)
    .where("earlier.kind", "in", kinds);
}

export function isDue(now: number) {
  return (eb: ExpressionBuilder<Schema, "outbox" | "news_mails" | "outbox_turn">) =>
    eb.or([eb("run_at", "<=", now), eb("decided_at", ">", now + clockTolerance)]);
}
