import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import type { OrderRequest } from "../shop/order/request.ts";
import { openExistingDatabase } from "./database/open-database.ts";
import type { DatabaseSettings } from "./environment.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent } from "./testing/databases.ts";
import { startEmailService } from "./testing/email-service.ts";
import type { EmailService } from "./testing/fake-email-service.ts";
import { newRequest } from "./testing/orders.ts";
import { start } from "./testing/processes.ts";
import { postOrder } from "./testing/shop-server.ts";

type Shop = { process: ChildProcess; origin: string; port: number };

async function startShop(database: DatabaseSettings, env: Record<string, string> = {}): Promise<Shop> {
  const script = `${import.meta.dirname}/testing/run-shop.ts`;
  const settings = { PORT: "0", METRICS_PORT: "off", RATE_LIMIT: "off", LOG_LEVEL: "warn" };
  const child = start([script], { env: { ...settings, DATABASE_URL: databaseUrl(database), ...env } });
  if (!child.stdout) throw new Error("a process without output");
  for await (const line of createInterface(child.stdout)) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (port) return { process: child, origin: `http://127.0.0.1:${port}`, port: Number(port) };
  }
  throw new Error("the shop did not start");
}

function keysFor({ origin }: EmailService): Record<string, string> {
  const keys = { EMAILJS_PUBLIC_KEY: "public", EMAILJS_SERVICE_ID: "service", EMAILJS_TEMPLATE_ID: "template" };
  return { EMAILJS_ORIGIN: origin, ...keys };
}

async function stored(database: DatabaseSettings): Promise<{ numbers: string[]; torn: number }> {
  const { db, close } = await openExistingDatabase(database, silent);
  const rows = await db
    .selectFrom("orders")
    .leftJoin("outbox", "outbox.order_number", "orders.number")
    .leftJoin("order_lines", "order_lines.order_number", "orders.number")
    .select((eb) => ["orders.number", "outbox.id", eb.fn.count<number>("order_lines.position").as("lines")])
    .groupBy(["orders.number", "outbox.id"])
    .execute();
  await close();
  const torn = rows.filter((row) => row.id === null || row.lines !== 2).length;
  return { numbers: rows.map((row) => row.number).sort(), torn };
}

/** A client that repeats its order, under its key, until the shop has taken it. */
async function order(origin: string, body: OrderRequest): Promise<string> {
  for (;;) {
    const response = await postOrder(origin, body).catch(() => undefined);
    if (response?.ok) return (await response.json()).number;
    await response?.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe.each(databaseKinds)("%s", { timeout: 90_000 }, (kind) => {
  test("told to stop under load: every request that was taken is answered, and it ends in time", async () => {
    const database = await emptyDatabase(kind);
    const shop = await startShop(database);
    const answered: number[] = [];
    const errors: string[] = [];
    const agent = new Agent({ keepAlive: true, maxSockets: 30 });
    let isOver = false;
    const once201 = () =>
      new Promise<void>((resolve) => {
        const body = JSON.stringify(newRequest());
        const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
        const sending = request(`${shop.origin}/api/orders`, { method: "POST", agent, headers }, (response) => {
          response.resume().on("end", () => {
            answered.push(response.statusCode ?? 0);
            resolve();
          });
        });
        sending.on("error", (error: NodeJS.ErrnoException) => {
          // A connection that is refused was never taken.
          if (error.code !== "ECONNREFUSED") errors.push(String(error.code));
          isOver = true;
          resolve();
        });
        sending.end(body);
      });
    const clients = Array.from({ length: 30 }, async () => {
      while (!isOver) await once201();
    });
    while (answered.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));

    const start = performance.now();
    shop.process.kill("SIGTERM");
    const [code] = await once(shop.process, "exit");
    const took = performance.now() - start;
    await Promise.all(clients);
    agent.destroy();

    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
    expect(errors).toEqual([]);
    const acknowledged = answered.filter((status) => status === 201);
    expect(answered.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect((await stored(database)).numbers.length).toBeGreaterThanOrEqual(acknowledged.length);
  });

  test("every order is e-mailed once, in order, at most one a second", async () => {
    const service = await startEmailService();
    const database = await emptyDatabase(kind);
    const shop = await startShop(database, keysFor(service));
    const numbers: string[] = [];
    for (let count = 0; count < 3; count++) numbers.push(await order(shop.origin, newRequest()));
    while (service.accepted.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));

    expect(service.faults).toEqual([]);
    expect(service.accepted.map(({ message }) => message.slice(6, 16))).toEqual(numbers);
    const times = service.received.map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    const exit = once(shop.process, "exit");
    shop.process.kill("SIGTERM");
    await exit;
    expect(service.received).toHaveLength(3);
  });
});

test("told to stop while the e-mail service hangs, it ends in time and the mail goes out with the next start", async () => {
  const service = await startEmailService();
  service.behave("hang");
  const database = await emptyDatabase("sqlite");
  const first = await startShop(database, keysFor(service));
  const number = await order(first.origin, newRequest());
  while (service.received.length < 1) await new Promise((resolve) => setTimeout(resolve, 20));

  const start = performance.now();
  first.process.kill("SIGTERM");
  await once(first.process, "exit");
  expect(performance.now() - start).toBeLessThan(10_000);

  service.behave("accept");
  await startShop(database, keysFor(service));
  while (service.accepted.length < 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(service.accepted[0]?.message).toContain(number);
});

test("slow clients don't hold the shop", async () => {
  const shop = await startShop(await emptyDatabase("sqlite"));
  const head = "POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n";
  const sockets = Array.from({ length: 300 }, (_, index) => {
    const socket = connect(shop.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(index % 3 === 0 ? head : index % 3 === 1 ? `${head}\r\n{` : "");
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  expect((await postOrder(shop.origin, newRequest())).status).toBe(201);
  expect(sockets.filter((socket) => socket.closed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
});

test("PostgreSQL cutting every connection under a stream of orders ends no process and loses no order", async () => {
  const database = await emptyDatabase("postgres");
  const shop = await startShop(database);
  const operator = new pg.Client(inject("postgresUrl"));
  await operator.connect();
  let isOver = false;
  const numbers: string[] = [];
  const clients = Array.from({ length: 8 }, async () => {
    while (!isOver) numbers.push(await order(shop.origin, newRequest()));
  });
  const name = new URL(databaseUrl(database)).pathname.slice(1);
  for (let cut = 0; cut < 20; cut++) {
    const goal = numbers.length + 5;
    while (numbers.length < goal) await new Promise((resolve) => setTimeout(resolve, 2));
    await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  }
  isOver = true;
  await Promise.all(clients);
  await operator.end();

  expect(shop.process.exitCode).toBeNull();
  expect(await stored(database)).toEqual({ numbers: [...new Set(numbers)].sort(), torn: 0 });
});
