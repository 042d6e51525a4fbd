import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { BrowserKeys } from "./encrypt.ts";

/** A message that is this server's to send until its lease ends. */
export type DueMessage = BrowserKeys & {
  id: number;
  version: number;
  subscription: number;
  endpoint: string;
  tag: string;
  payload: string;
  isForDesk: boolean;
  /** How often it was tried before. */
  attempts: number;
  expiresAt: number;
};

/** "gone": the browser isn't subscribed any more. */
export type PushResult = { outcome: "accepted" } | { outcome: "gone" } | { outcome: "failed"; retryIn: number };

export type PushOutbox = {
  /** At most `count`, the seller's first, then those that were tried least. */
  claim(count: number, now: number): Promise<DueMessage[]>;
  finish(message: DueMessage, result: PushResult, now: number): Promise<void>;
  /** Drops messages that are too old, and subscriptions of orders that are over. */
  clean(now: number): Promise<void>;
};

/** Longer than an attempt can take, so that a lease only ends when its server is gone. */
const leaseMs = 15_000;

export const longestDelay = 15 * 60_000;
/** A time further ahead was written before the clock was set back. */
const furthest = longestDelay + 60_000;

const day = 24 * 60 * 60_000;
/** After an order's last event. */
const keptAfterEnd = 7 * day;

export function createPushOutbox({ db, kind, transact }: Pick<Database, "db" | "kind" | "transact">): PushOutbox {
  return {
    async claim(count, now) {
      // Most of the time nothing waits: no transaction for that.
      if ((await due(db, now).limit(1).execute()).length === 0) return [];
      return transact(async (trx) => {
        const query = due(trx, now)
          .orderBy((eb) => eb.case().when("session_id", "is", null).then(1).else(0).end())
          .orderBy("attempts")
          .orderBy("push_messages.id")
          .limit(count);
        // Another server takes others.
        const found = await (kind === "postgres" ? query.forUpdate("push_messages").skipLocked() : query).execute();
        if (found.length === 0) return [];
        await trx
          .updateTable("push_messages")
          .set((eb) => ({ run_at: now + leaseMs, attempts: eb("attempts", "+", 1) }))
          .where(
            "id",
            "in",
            found.map(({ id }) => id),
          )
          .execute();
        return found.map(({ session_id, ...message }) => ({ ...message, isForDesk: session_id !== null }));
      });
    },

    finish: (message, result, now) =>
      transact(async (trx) => {
        const { id, version, subscription } = message;
        if (result.outcome === "failed") {
          const run_at = now + Math.min(result.retryIn, longestDelay);
          const same = trx.updateTable("push_messages").where("id", "=", id).where("version", "=", version);
          await same.set({ run_at }).execute();
        } else if (result.outcome === "gone") {
          await trx.deleteFrom("push_subscriptions").where("id", "=", subscription).execute();
        } else {
          await trx.deleteFrom("push_messages").where("id", "=", id).where("version", "=", version).execute();
        }
      }),

    clean: (now) =>
      transact(async (trx) => {
        await trx.deleteFrom("push_messages").where("expires_at", "<=", now).execute();
        await dropFinished(trx, now - keptAfterEnd);
      }),
  };
}

function due(db: Pick<Trx, "selectFrom">, now: number) {
  return db
    .selectFrom("push_messages")
    .innerJoin("push_subscriptions", "push_subscriptions.id", "push_messages.subscription_id")
    .where((eb) => eb.or([eb("run_at", "<=", now), eb("run_at", ">", now + furthest)]))
    .where("expires_at", ">", now)
    .select(["push_messages.id", "version", "push_subscriptions.id as subscription", "endpoint", "p256dh", "auth"])
    .select(["tag", "payload", "session_id", "attempts", "expires_at as expiresAt"]);
}

async function dropFinished(trx: Trx, before: number): Promise<void> {
  await trx
    .deleteFrom("push_subscriptions")
    .where("order_number", "in", (eb) =>
      eb
        .selectFrom("orders")
        .select("number")
        .where("stage", "in", ["delivered", "cancelled", "returned"])
        .where((order) =>
          order.not(
            order.exists(
              order
                .selectFrom("order_events")
                .select("order_events.id")
                .whereRef("order_events.order_number", "=", "orders.number")
                .where("at", ">", before),
            ),
          ),
        ),
    )
    .execute();
}
