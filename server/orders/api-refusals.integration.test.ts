import { request as httpRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { createStockStore } from "../catalogue/stock-store.ts";
import { openExistingDatabase } from "../database/open-database.ts";
import { databaseUrl, silent } from "../testing/databases.ts";
import { openOrderShop, problemOf } from "../testing/order-shop.ts";
import { newRequest } from "../testing/orders.ts";
import { get } from "../testing/shop-server.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";

describe("a request that is no order", () => {
  const oversized = JSON.stringify(newRequest({ notes: "x".repeat(70_000) }));

  test("415 for anything but JSON", async () => {
    const { post } = await openOrderShop("sqlite");
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/json; charset=utf-16",
      "multipart/form-data",
    ];
    for (const type of types) {
      const response = await post(newRequest(), { "Content-Type": type });
      expect(response.status).toBe(415);
      await problemOf(response);
    }
    expect((await post(newRequest(), { "Content-Encoding": "gzip" })).status).toBe(415);
    expect((await post(newRequest(), { "Content-Type": "application/json; charset=UTF-8" })).status).toBe(201);
  });

  test.each([10_000_000, oversized.length])("413 for %i bytes that are announced", async (size) => {
    const { post } = await openOrderShop("sqlite");
    const response = await post(oversized.padEnd(size));
    expect(response.status).toBe(413);
    await problemOf(response);
  });

  test("413 for a body without end, as soon as it is too long", async () => {
    const { server } = await openOrderShop("sqlite");
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = httpRequest(`${server.origin}/api/orders`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" },
      });
      sending.on("response", (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.on("error", reject);
      sending.write(oversized);
    });
    expect(status).toBe(413);
  });

  test("a chunked body below the limit is an order like any other", async () => {
    const { server } = await openOrderShop("sqlite");
    const bytes = new TextEncoder().encode(JSON.stringify(newRequest()));
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const response = await fetch(`${server.origin}/api/orders`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(201);
  });

  test.each(["", "{", "[", '{"key":', "null,", "\u0000", '{"a":1,"a":1}', '{"__proto__":{}}', "[".repeat(60_000)])(
    "400 for what is no JSON that can be read in one way (case %#)",
    async (body) => {
      const { post } = await openOrderShop("sqlite");
      const response = await post(body);
      expect(response.status).toBe(400);
      await problemOf(response);
    },
  );

  test("403 from a page of another site", async () => {
    const { post, numbers } = await openOrderShop("sqlite");
    for (const headers of [
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
    ]) {
      const response = await post(newRequest(), headers as Record<string, string>);
      expect(response.status).toBe(403);
      await problemOf(response);
    }
    expect(await numbers()).toEqual([]);
  });

  test("405 for any other method", async () => {
    const { server } = await openOrderShop("sqlite");
    for (const method of ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await fetch(`${server.origin}/api/orders`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
      await problemOf(response);
    }
  });
});

describe("too many requests", () => {
  test("429 for an address, which no header can talk away", async () => {
    const { post } = await openOrderShop("sqlite", { RATE_LIMIT: "2" });
    await post({});
    await post({});
    const response = await post(newRequest(), { "X-Forwarded-For": "198.51.100.7" });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(50);
    await problemOf(response);
  });

  test("behind a trusted proxy each client is counted by itself", async () => {
    const { post } = await openOrderShop("sqlite", { RATE_LIMIT: "1", TRUST_PROXY: "1" });
    const from = async (forwardedFor: string) => (await post({}, { "X-Forwarded-For": forwardedFor })).status;
    expect(await from("198.51.100.7")).toBe(422);
    expect(await from("198.51.100.8")).toBe(422);
    expect(await from("6.6.6.6, 198.51.100.7")).toBe(429);
  });

  test("off switches every limit off", async () => {
    const { post } = await openOrderShop("sqlite", { RATE_LIMIT: "off" });
    const responses = await Promise.all(Array.from({ length: 60 }, () => post(newRequest())));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  });
});

test("422 when a phone number or an address would hold more than fifty counted pieces", async () => {
  const { post, beside, numbers } = await openOrderShop("sqlite", { TRUST_PROXY: "1" });
  await createStockStore(beside).set(98, { "": 9999 });
  const ask = async (quantity: number, phone: string, client: string) => {
    const lines = [{ id: 98, quantity, size: "17" }];
    const body = newRequest({ lines, customer: { ...newRequest().customer, phone }, total: 5200 * quantity + 250 });
    return post(body, { "X-Forwarded-For": client });
  };
  const all = await ask(9999, "0300 0000001", "192.0.2.1");
  expect(all.status).toBe(422);
  expect(await problemOf(all)).toMatchObject({
    errors: [{ field: "lines", reason: "too-many-held", detail: "50" }],
    priced: { delivery: 250 },
  });
  expect((await ask(50, "0300 0000001", "192.0.2.1")).status).toBe(201);
  const others = [await ask(1, "0300 0000001", "192.0.2.2"), await ask(1, "0300 0000002", "192.0.2.1")];
  expect(others.map(({ status }) => status)).toEqual([422, 422]);
  expect((await ask(1, "0300 0000002", "192.0.2.2")).status).toBe(201);
  expect(await numbers()).toHaveLength(2);
});

describe("a database that is away", () => {
  test("503 while another program holds the file, and orders again afterwards; pages are served throughout", async () => {
    const { server, post, beside, numbers } = await openOrderShop("sqlite");
    await sql`begin immediate`.execute(wholeKysely(beside));
    const body = newRequest();
    const waiting = post(body);
    expect(await Promise.race([waiting, get(server.origin).then((page) => page.text())])).toBe("a page");

    const refused = await waiting;
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    await problemOf(refused);

    const patient = post(body);
    await sql`rollback`.execute(wholeKysely(beside));
    expect((await patient).status).toBe(201);
    expect(await numbers()).toHaveLength(1);
  });

  test("an order that is known waits, too, while another program writes", async () => {
    const { post, beside } = await openOrderShop("sqlite");
    const body = newRequest();
    expect((await post(body)).status).toBe(201);
    await sql`begin immediate`.execute(wholeKysely(beside));
    const again = post(body);
    const first = await Promise.race([again.then(({ status }) => status), wait(200).then(() => "waits")]);
    await sql`rollback`.execute(wholeKysely(beside));
    expect(first).toBe("waits");
    expect((await again).status).toBe(200);
  });

  test("503 while PostgreSQL takes no connections, and orders again afterwards", async () => {
    const { post, numbers, settings } = await openOrderShop("postgres");
    const operator = await openExistingDatabase({ kind: "postgres", url: inject("postgresUrl") }, silent);
    onTestFinished(operator.close);
    const name = new URL(databaseUrl(settings)).pathname.slice(1);
    const known = newRequest();
    expect((await post(known)).status).toBe(201);
    await sql`alter database ${sql.id(name)} with allow_connections false`.execute(wholeKysely(operator));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
      wholeKysely(operator),
    );

    const refused = await Promise.all([post(newRequest()), post(newRequest()), post(known)]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);

    await sql`alter database ${sql.id(name)} with allow_connections true`.execute(wholeKysely(operator));
    // A client that asks again, as ours does, until a connection has come up.
    await expect.poll(async () => (await post(known)).status, { timeout: 20_000 }).toBe(200);
    expect((await post(newRequest())).status).toBe(201);
    expect(await numbers()).toHaveLength(2);
  });
});
