import { canBeTold, testMessage } from "../../shop/push/push-news.ts";
import type { BrowserSubscription } from "../../shop/push/subscription.ts";
import type { Database } from "../database/open-database.ts";
import { toState } from "../orders/event-rows.ts";
import { queueTest } from "./queue-push.ts";

/** Phones that ask to be told. Subscribing again changes nothing. */
export type SubscriptionStore = {
  hasSession(session: string): Promise<boolean>;
  /** In place of what this session had. */
  addSession(session: string, subscription: BrowserSubscription): Promise<void>;
  sendTest(session: string): Promise<void>;
  removeSession(session: string): Promise<void>;
  /** False where there is nothing left to tell. */
  addOrder(number: string, subscription: BrowserSubscription): Promise<boolean>;
  removeOrder(number: string, endpoint: string): Promise<void>;
};

/** Of one order; the oldest makes room. */
const mostOfOrder = 10;

export function createSubscriptionStore(
  { db, transact }: Pick<Database, "db" | "transact">,
  now: () => number,
): SubscriptionStore {
  return {
    hasSession: async (session) => {
      const found = db.selectFrom("push_subscriptions").select("id").where("session_id", "=", session);
      return (await found.executeTakeFirst()) !== undefined;
    },

    addSession: (session, subscription) =>
      transact(async (trx) => {
        // One phone is told once, whoever signs in on it.
        await trx
          .deleteFrom("push_subscriptions")
          .where("endpoint", "=", subscription.endpoint)
          .where("session_id", "is not", null)
          .where("session_id", "!=", session)
          .execute();
        await trx
          .insertInto("push_subscriptions")
          .values({ ...subscription, session_id: session, created_at: now() })
          .onConflict((conflict) => conflict.column("session_id").doUpdateSet(subscription))
          .execute();
      }),

    sendTest: (session) => transact((trx) => queueTest(trx, session, testMessage, now())),

    async removeSession(session) {
      await transact((trx) => trx.deleteFrom("push_subscriptions").where("session_id", "=", session).execute());
    },

    addOrder: (number, subscription) =>
      transact(async (trx) => {
        const order = await trx
          .selectFrom("orders")
          .select(["stage", "money"])
          .where("number", "=", number)
          .where("forgotten_at", "is", null)
          .executeTakeFirst();
        if (!order || !canBeTold(toState(order.stage, order.money).stage)) return false;
        await trx
          .insertInto("push_subscriptions")
          .values({ ...subscription, order_number: number, created_at: now() })
          .onConflict((conflict) => conflict.columns(["order_number", "endpoint"]).doUpdateSet(subscription))
          .execute();
        const surplus = await trx
          .selectFrom("push_subscriptions")
          .select("id")
          .where("order_number", "=", number)
          .orderBy("id", "desc")
          .offset(mostOfOrder)
          .limit(mostOfOrder)
          .execute();
        for (const { id } of surplus) await trx.deleteFrom("push_subscriptions").where("id", "=", id).execute();
        return true;
      }),

    async removeOrder(number, endpoint) {
      await transact((trx) =>
        trx
          .deleteFrom("push_subscriptions")
          .where("order_number", "=", number)
          .where("endpoint", "=", endpoint)
          .execute(),
      );
    },
  };
}
