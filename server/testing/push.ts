import { onTestFinished } from "vitest";
import type { Role } from "../../shop/desk/roles.ts";
import type { OrderChange } from "../../shop/order/change.ts";
import type { Database } from "../database/open-database.ts";
import { stepParts } from "../desk/order-desk.ts";
import { createLog } from "../log.ts";
import { takeStep } from "../orders/order-steps.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { createPhoneNews } from "../push/phone-news.ts";
import { createFindPushKeys } from "../push/push-keys.ts";
import { createPushOutbox } from "../push/push-outbox.ts";
import { createSubscriptionStore } from "../push/subscription-store.ts";
import { createSendDue } from "../push/worker.ts";
import { type databaseKinds, openTestDatabase } from "./databases.ts";
import { giveKey, orderCatalogue } from "./desk.ts";
import { newOrder } from "./orders.ts";
import { openPushService } from "./push-service.ts";

const neverAbort = new AbortController().signal;

/** A shop with a push service, and a clock that only moves when it is set. */
export async function openTestPush(kind: (typeof databaseKinds)[number]) {
  const database = await openTestDatabase(kind);
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const service = await openPushService(now);
  onTestFinished(service.close);
  const lines: string[] = [];
  const newServer = () =>
    createSendDue({
      ...{ outbox: createPushOutbox(database), keys: createFindPushKeys(database, now), now, random: () => 0 },
      subject: () => "mailto:salam@example.com",
      log: createLog("info", { write: (line: string) => void lines.push(line) }),
      metrics: { push() {} },
    });
  const sendDue = newServer();
  const orders = createOrderStore(database);
  const subscriptions = createSubscriptionStore(database, now);
  const steps = stepParts({ database, now, ...orderCatalogue() });
  const phoneNews = createPhoneNews(database, { now, pushOrigin: service.origin });
  const taken = () => service.taken.splice(0).map(({ message }) => `${message.body}: ${message.title}`);

  return {
    ...{ database, clock, service, lines, newServer, orders, subscriptions, steps, phoneNews, taken },
    send: () => sendDue(neverAbort),
    /** A phone of the desk that is told; its session. */
    async phone(name: string, role: Role = "owner") {
      await giveKey(database, name, { role });
      const session = await sessionOf(database, name);
      await subscriptions.addSession(session, service.subscribe());
      return session;
    },
    async place(changes: Parameters<typeof newOrder>[0] = {}) {
      const entry = newOrder({ createdAt: clock.now, ...changes });
      await orders.add(entry);
      return entry.order.number;
    },
    async change(number: string, revision: number, change: OrderChange, by: "desk" | "shopper" = "desk") {
      const actor = by === "desk" ? { by, name: "Sana" } : { by };
      return (await takeStep(steps, { number, revision, change, actor })).outcome;
    },
    waiting: async () => (await database.db.selectFrom("push_messages").select("id").execute()).length,
    subscribed: async () => (await database.db.selectFrom("push_subscriptions").select("id").execute()).length,
  };
}

export type TestPush = Awaited<ReturnType<typeof openTestPush>>;

async function sessionOf({ db }: Database, name: string): Promise<string> {
  const row = await db
    .selectFrom("desk_sessions")
    .innerJoin("desk_people", "desk_people.id", "person_id")
    .select("desk_sessions.id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.id;
}
