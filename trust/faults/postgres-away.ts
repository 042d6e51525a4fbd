import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { createDatabase, durable, startPostgres, type TestPostgres } from "../../server/testing/postgres.ts";
import { audit, auditFindings } from "../order-audit.ts";
import { newOrderRequest, type OrderOutcome, sendOrder } from "../order-client.ts";
import { type OrderStream, startStream, tally } from "../order-stream.ts";
import { startProxy } from "../proxy.ts";
import { atMost, type Finding, isTrue, nothing } from "../report.ts";
import { type ShopProcess, startShop } from "../shop-process.ts";

/** Seconds; longer than the server's own query timeout. */
const longestAnswer = 10;
const recoveryLimit = 5;

/** PostgreSQL fails in several ways while orders come in; the server isn't restarted. */
export async function postgresTroubles(secondsAway: number, short: boolean): Promise<Finding[]> {
  const postgres = await startPostgres(durable);
  try {
    return [
      ...(await runDuring("crashed and restarted", postgres, async () => {
        await postgres.crash();
        await postgres.startAgain();
        return [];
      })),
      ...(await runDuring(`stopped for ${secondsAway} s`, postgres, async (shop) => {
        await postgres.shutDown();
        const findings = await whileAway(shop, secondsAway);
        await postgres.startAgain();
        return findings;
      })),
      ...(short ? [] : await silentNetwork(postgres)),
    ];
  } finally {
    await postgres.stop();
  }
}

type Trouble = (shop: ShopProcess) => Promise<Finding[]>;

async function runDuring(name: string, { url }: TestPostgres, trouble: Trouble): Promise<Finding[]> {
  const database = await createDatabase(url);
  const shop = await startShop({ database });
  const stream = startStream(shop.origin);
  await stream.more(40);
  const during = await trouble(shop);
  const findings = [...during, await recovered(stream), ...(await judge(shop, stream, database))];
  return findings.map((finding) => ({ ...finding, promise: `${name}: ${finding.promise}` }));
}

/** Time from the end of the trouble until an order goes through again. */
async function recovered(stream: OrderStream): Promise<Finding> {
  const start = performance.now();
  await stream.more(1);
  return atMost("orders again", (performance.now() - start) / 1000, recoveryLimit, "s");
}

async function judge(shop: ShopProcess, stream: OrderStream, database: string): Promise<Finding[]> {
  await stream.more(20);
  await stream.stop();
  const isSame = shop.process.exitCode === null && shop.process.signalCode === null;
  await shop.end("SIGKILL");
  return [
    nothing(`answers that no shopper should see (${tally(stream.answers)})`, stream.wrong),
    ...auditFindings(await audit(database, stream.acknowledged)),
    isTrue("without a restart of the shop", isSame),
  ];
}

/** Meanwhile pages are served, orders get a 503 with Retry-After, and /healthz is 503. */
async function whileAway(shop: ShopProcess, seconds: number): Promise<Finding[]> {
  const end = performance.now() + seconds * 1000;
  const answers: OrderOutcome[] = [];
  const pages: number[] = [];
  const health: number[] = [];
  while (performance.now() < end) {
    answers.push(await sendOrder(shop.origin, newOrderRequest()));
    for (const [path, statuses] of [["/", pages] as const, ["/healthz", health] as const]) {
      const response = await fetch(`${shop.origin}${path}`);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    await wait(100);
  }
  const refused = answers.filter((answer) => answer.kind === "answer" && answer.status === 503 && answer.retryAfter);
  return [
    isTrue(
      "orders answered 503 with Retry-After",
      refused.length === answers.length,
      `${refused.length} of ${answers.length}`,
    ),
    atMost("the slowest of these answers", Math.max(...answers.map(({ ms }) => ms)) / 1000, longestAnswer, "s"),
    isTrue(
      "pages served meanwhile",
      pages.every((status) => status === 200),
      `${pages.length}`,
    ),
    isTrue(
      "/healthz says 503",
      health.every((status) => status === 503),
      `${health.length}`,
    ),
  ];
}

/** The network drops every packet: no refusal, no reset. */
async function silentNetwork({ folder, url }: TestPostgres): Promise<Finding[]> {
  const proxy = await startProxy([{ path: join(folder, ".s.PGSQL.5432") }]);
  try {
    const address = new URL(await createDatabase(url));
    const database = `postgres://postgres@127.0.0.1:${proxy.port}${address.pathname}`;
    const shop = await startShop({ database });
    const stream = startStream(shop.origin);
    await stream.more(40);
    proxy.freeze();
    const during = await whileAway(shop, 20);
    proxy.thaw();
    const findings = [...during, await recovered(stream), ...(await judge(shop, stream, database))];
    return findings.map((finding) => ({ ...finding, promise: `silent for 20 s: ${finding.promise}` }));
  } finally {
    proxy.close();
  }
}

/** Other clients take all of PostgreSQL's connections, the shop's included. */
export async function outOfConnections(seconds: number): Promise<Finding[]> {
  const postgres = await startPostgres({ max_connections: "20", superuser_reserved_connections: "3" });
  const clients: pg.Client[] = [];
  try {
    const operator = new pg.Client(postgres.url);
    await operator.connect();
    await operator.query("create role shop login");
    await operator.query("create database shop owner shop");
    const address = new URL(postgres.url);
    address.username = "shop";
    address.pathname = "/shop";
    const database = address.href;
    const shop = await startShop({ database });
    const stream = startStream(shop.origin);
    await stream.more(40);
    const take = async () => {
      const drop = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'naqsh'";
      for (let free = true; free; ) {
        await operator.query(drop);
        free = await takeConnection(database, clients);
      }
      await operator.query(drop);
      while (await takeConnection(database, clients));
    };
    await take();
    const during = await whileAway(shop, seconds);
    await Promise.all(clients.splice(0).map((client) => client.end()));
    const findings = [...during, await recovered(stream), ...(await judge(shop, stream, database))];
    await operator.end();
    return findings;
  } finally {
    for (const client of clients) client.end().catch(() => undefined);
    await postgres.stop();
  }
}

async function takeConnection(url: string, taken: pg.Client[]): Promise<boolean> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  try {
    await client.connect();
    taken.push(client);
    return true;
  } catch {
    return false;
  }
}
