import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../server/database/open-database.ts";
import { takeStep } from "../../server/orders/order-steps.ts";
import { createOrderStore } from "../../server/orders/order-store.ts";
import { newOrder } from "../../server/testing/orders.ts";
import { openPushService, type PushManner, type PushService } from "../../server/testing/push-service.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { newOrderRequest, sendOrder } from "../order-client.ts";
import { atMost, type Finding, isTrue, none, nothing, percentile } from "../report.ts";
import { killAndRestart, startShop } from "../shop-process.ts";

type Told = { servers: number; phones: number; kills: number };

/** Of a hundred phones: these are gone, these are first answered 503, these first not at all. */
const gone = (index: number) => index % 10 === 0;
const busy = (index: number) => index % 10 === 1;
const slow = (index: number) => index % 50 === 2;

/** Patience for a busy machine. */
const deadline = 330_000;

/** Messages for very many phones, with a push service that refuses, fails and hangs, and servers that are killed. */
export async function tellThroughTrouble(url: string, { servers, phones, kills }: Told): Promise<Finding[]> {
  const service = await openPushService();
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  const { number, endpoints } = await subscribePhones(database, service, phones);
  const indexOf = new Map(endpoints.map((endpoint, index) => [endpoint, index]));
  const tried = new Set<string>();
  service.behave((endpoint): PushManner => {
    const index = indexOf.get(endpoint) ?? 0;
    const isFirst = !tried.has(endpoint);
    tried.add(endpoint);
    if (gone(index)) return { status: 410 };
    if (isFirst && busy(index)) return { status: 503 };
    return isFirst && slow(index) ? "hang" : "accept";
  });
  const shops = await Promise.all(
    Array.from({ length: servers }, () => startShop({ database: url, env: { PUSH_ORIGIN: service.origin } })),
  );
  const start = performance.now();
  const { kind, transact } = database;
  const step = await takeStep(
    { kind, transact, now: Date.now, makeBy: () => null },
    { number, revision: 0, actor: { by: "desk", name: "Sana" }, change: { kind: "step", step: "confirm" } },
  );
  const stepTook = performance.now() - start;
  for (let kill = 0; kill < kills; kill++) {
    const before = service.asked.length;
    while (service.asked.length < before + 20 && service.taken.length < phones / 2) await wait(5);
    await killAndRestart(shops, kill % servers, url);
  }
  const waiting = async () => (await database.db.selectFrom("push_messages").select("id").execute()).length;
  while ((await waiting()) > 0 && performance.now() < start + deadline) await wait(100);
  const took = (performance.now() - start) / 1000;
  const left = await waiting();
  const subscribed = await database.db.selectFrom("push_subscriptions").select("endpoint").execute();
  await Promise.all(shops.map((shop) => shop.end("SIGTERM")));
  await Promise.all([database.close(), service.close()]);

  const told = new Set(service.taken.map(({ browser }) => browser));
  const meant = endpoints.filter((_, index) => !gone(index));
  const subscribedNow = new Set(subscribed.map(({ endpoint }) => endpoint));
  return [
    isTrue("the step is taken", step.outcome === "done", `${Math.round(stepTook)} ms for ${phones} messages`),
    none("phones that weren't told", meant.filter((endpoint) => !told.has(endpoint)).length, String(meant.length)),
    // What was being sent when a server was killed is sent again; the phone shows it once.
    atMost("messages sent twice", service.taken.length - told.size, 32 * kills, "messages"),
    none("messages that still wait", left),
    isTrue(
      "subscriptions that are gone are removed, and no other",
      meant.every((endpoint) => subscribedNow.has(endpoint)) && subscribedNow.size === meant.length,
      `${phones - subscribedNow.size} removed`,
    ),
    nothing("messages that no browser could read, or no service would take", service.faults),
    atMost("all told in", took, 300, "s"),
  ];
}

/** Compares the time of an order while phones are told and while their service hangs: there should be no difference. */
export async function shopWhilePushHangs(url: string, orders: number, phones: number): Promise<Finding[]> {
  const service = await openPushService();
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  const { number } = await subscribePhones(database, service, phones);
  const shop = await startShop({ database: url, env: { PUSH_ORIGIN: service.origin } });
  const median = async () => {
    const times: number[] = [];
    for (let index = 0; index < orders; index++) times.push((await sendOrder(shop.origin, newOrderRequest())).ms);
    return percentile(times, 0.5);
  };
  await median();
  const well = await median();
  service.behave("hang");
  const { kind, transact } = database;
  await takeStep(
    { kind, transact, now: Date.now, makeBy: () => null },
    { number, revision: 0, actor: { by: "desk", name: "Sana" }, change: { kind: "step", step: "confirm" } },
  );
  while (service.asked.length < 1) await wait(20);
  const hangs = await median();
  await shop.end("SIGKILL");
  await Promise.all([database.close(), service.close()]);
  return [atMost(`an order (${well.toFixed(1)} ms before), half of them,`, hangs, Math.max(20, well * 2), "ms")];
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Many phones that follow one order: more than a page lets in. */
async function subscribePhones({ transact, ...database }: Database, service: PushService, count: number) {
  const entry = newOrder();
  const { number } = entry.order;
  await createOrderStore({ ...database, transact }).add(entry);
  const rows = Array.from({ length: count }, () => ({
    ...service.subscribe(),
    order_number: number,
    created_at: entry.order.createdAt,
  }));
  await transact(async (trx) => {
    for (let from = 0; from < count; from += 100)
      await trx
        .insertInto("push_subscriptions")
        .values(rows.slice(from, from + 100))
        .execute();
  });
  return { number, endpoints: rows.map(({ endpoint }) => endpoint) };
}
