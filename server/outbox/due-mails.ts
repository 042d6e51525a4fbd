import { type ExpressionBuilder, sql } from "kysely";
import { isForShopper, type NewsKind } from "../../shop/messages/order-news.ts";
import type { Db, Schema } from "../database/schema.ts";
import { clockTolerance, type Lane, type LaneState, lanes, openTo, pickMail } from "./retry.ts";

export type LaneStates = Readonly<Record<Lane, LaneState>>;

export type DueMail = {
  lane: Lane;
  id: number;
  order_number: string;
  attempts: number;
  /** Undefined for the order's own mail. */
  kind: NewsKind | undefined;
  revision: number;
};

export type FindDue = (states: LaneStates, now: number) => Promise<DueMail | undefined>;

/** The mail whose turn it is, of the first lane that has one. `news`: the kinds that are sent here. */
export function createFindDue(db: Db, news: readonly NewsKind[]): FindDue {
  const kindsOf: Readonly<Record<Lane, readonly NewsKind[]>> = {
    seller: news.filter((kind) => !isForShopper(kind)),
    shopper: news.filter(isForShopper),
  };

  const ownMail = async (chosen: Chosen, now: number) => {
    const row = await db
      .selectFrom("outbox")
      .select(["id", "order_number", "attempts"])
      .where("sent_at", "is", null)
      .where(isDue(now))
      .$if(chosen.isOnlyNew, (query) => query.where("attempts", "=", 0))
      .orderBy(turns(chosen))
      .limit(1)
      .executeTakeFirst();
    return row && { ...row, kind: undefined, revision: 0 };
  };

  const newsMail = async (lane: Lane, chosen: Chosen, now: number) => {
    if (kindsOf[lane].length === 0) return undefined;
    const row = await db
      .selectFrom("news_mails")
      .select(["id", "order_number", "attempts", "kind", "revision"])
      .where("sent_at", "is", null)
      .where("kind", "in", kindsOf[lane])
      .where(isDue(now))
      .$if(chosen.isOnlyNew, (query) => query.where("attempts", "=", 0))
      .$if(lane === "shopper", (query) => query.where((eb) => eb.not(eb.exists(earlierOfOrder(eb, kindsOf.shopper)))))
      .orderBy(turns(chosen))
      .limit(1)
      .executeTakeFirst();
    return row && { ...row, kind: row.kind as NewsKind };
  };

  return async (states, now) => {
    for (const lane of lanes) {
      const open = openTo(states[lane], now);
      if (open === "none") continue;
      const chosen = { isOnlyNew: open === "new", isInTrouble: states[lane].failures > 0 };
      const own = lane === "seller" ? await ownMail(chosen, now) : undefined;
      const row = pickMail(own, await newsMail(lane, chosen, now), chosen.isInTrouble);
      if (row) return { ...row, lane };
    }
    return undefined;
  };
}

type Chosen = { isOnlyNew: boolean; isInTrouble: boolean };

/** The oldest first, but while mails fail the newest of those that were tried least: the bad ones are among the others. */
function turns({ isInTrouble }: Chosen) {
  return isInTrouble ? sql`attempts, id desc` : sql`id`;
}

/** She reads what became of her order in its order. */
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
