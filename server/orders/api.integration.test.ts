import { request as httpRequest } from "node:http";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import type { Receipt } from "../../shop/order-answer.ts";
import { openExistingDatabase } from "../database/open-database.ts";
import type { DatabaseSettings } from "../environment.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent } from "../testing/databases.ts";
import { newRequest } from "../testing/orders.ts";
import { get, postOrder, startTestServer, testSettings } from "../testing/shop-server.ts";

async function openShop(kind: DatabaseSettings["kind"], env: Record<string, string> = {}) {
  const settings = await emptyDatabase(kind);
  const server = await startTestServer(testSettings({ DATABASE_URL: databaseUrl(settings), ...env }));
  const beside = await openExistingDatabase(settings, silent);
  onTestFinished(beside.close);
  return {
    settings,
    server,
    beside,
    post: (body: unknown, headers?: Record<string, string>) => postOrder(server.origin, body, headers),
    numbers: async () => (await beside.db.selectFrom("orders").select("number").execute()).map((row) => row.number),
  };
}

async function problemOf(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const body = await response.json();
  expect(body).toMatchObject({ status: response.status, title: expect.any(String), detail: expect.any(String) });
  return body;
}

describe.each(databaseKinds)("%s", (kind) => {
  test("201 with the order, which is stored when the answer comes", async () => {
    const { post, beside } = await openShop(kind);
    const customer = { ...newRequest().customer, name: "عائشہ رحمان" };

    const response = await post(newRequest({ customer, notes: "ring twice\nplease" }));

    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const receipt: Receipt = await response.json();
    expect(receipt).toEqual({
      number: expect.stringMatching(/^NQ-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      createdAt: expect.any(Number),
      payment: "cod",
      lines: [
        { id: 1, name: "Aina", withDupatta: true, price: 95_000, quantity: 1, lineTotal: 95_000 },
        { id: 98, name: "Gauhar", size: "17", price: 5200, quantity: 2, lineTotal: 10_400 },
      ],
      subtotal: 105_400,
      delivery: 250,
      total: 105_650,
    });
    const row = await beside.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      number: receipt.number,
      name: "عائشہ رحمان",
      notes: "ring twice\nplease",
      total: 105_650,
    });
    expect(await beside.db.selectFrom("outbox").select("order_number").execute()).toEqual([
      { order_number: receipt.number },
    ]);
  });

  test("200 with the same order for the same key and body, however it is spelt", async () => {
    const { post, numbers } = await openShop(kind);
    const body = newRequest();
    const first = await post(body);
    const spelt = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 2);
    const again = await post(spelt.replace(body.key, body.key.toUpperCase()));
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(await numbers()).toHaveLength(1);
  });

  test("one order for a key that is sent many times at once", async () => {
    const { post, numbers } = await openShop(kind);
    const body = newRequest();
    const responses = await Promise.all(Array.from({ length: 12 }, () => post(body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201]);
    expect(await numbers()).toHaveLength(1);
  });

  test("409 for the same key with another body", async () => {
    const { post, numbers } = await openShop(kind);
    const body = newRequest();
    await post(body);
    const response = await post({ ...body, customer: { ...body.customer, city: "Karachi" } });
    expect(response.status).toBe(409);
    await problemOf(response);
    expect(await numbers()).toHaveLength(1);
  });

  test("422 with everything that is wrong with the fields", async () => {
    const { post, numbers } = await openShop(kind);
    const { customer, lines } = newRequest();
    const response = await post({
      ...newRequest(),
      key: "mine",
      lines: [{ ...lines[0], quantity: 0.5 }, { id: 98 }],
      customer: { ...customer, name: " ", city: "x".repeat(101), phone: "0300\u0000" },
      notes: "\ud800",
    });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { field: "key", reason: "not-a-key" },
      { field: "lines.0.quantity", reason: "not-a-quantity" },
      { field: "lines.1.quantity", reason: "missing" },
      { field: "customer.name", reason: "empty" },
      { field: "customer.city", reason: "too-long" },
      { field: "customer.phone", reason: "control-characters" },
      { field: "notes", reason: "not-well-formed" },
    ]);
    expect(await numbers()).toEqual([]);
  });

  test("422 with what can't be bought, and what the rest costs now", async () => {
    const { post, numbers } = await openShop(kind);
    const lines = [
      { id: 24, quantity: 1 },
      { id: 999, quantity: 1 },
      { id: 98, quantity: 1, size: "21" },
      { id: 1, quantity: 2, price: 1 },
    ];
    const response = await post(newRequest({ lines, total: 2 }));
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({
      errors: [
        { field: "lines.0", reason: "sold-out" },
        { field: "lines.1", reason: "unknown-product" },
        { field: "lines.2.size", reason: "unknown-choice" },
        { field: "lines.3.price", reason: "price-changed", detail: "95000" },
      ],
      priced: { subtotal: 190_000, delivery: 250, total: 190_250 },
    });
    expect(await numbers()).toEqual([]);
  });

  test("429 when one phone orders more than ten times an hour", async () => {
    const { post, numbers } = await openShop(kind);
    for (let count = 0; count < 10; count++) expect((await post(newRequest())).status).toBe(201);
    const response = await post(newRequest());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3500);
    await problemOf(response);
    expect(await numbers()).toHaveLength(10);
  });
});

describe("a request that is no order", () => {
  const oversized = JSON.stringify(newRequest({ notes: "x".repeat(70_000) }));

  test("415 for anything but JSON", async () => {
    const { post } = await openShop("sqlite");
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
    const { post } = await openShop("sqlite");
    const response = await post(oversized.padEnd(size));
    expect(response.status).toBe(413);
    await problemOf(response);
  });

  test("413 for a body without end, as soon as it is too long", async () => {
    const { server } = await openShop("sqlite");
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
    const { server } = await openShop("sqlite");
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
      const { post } = await openShop("sqlite");
      const response = await post(body);
      expect(response.status).toBe(400);
      await problemOf(response);
    },
  );

  test("403 from a page of another site", async () => {
    const { post, numbers } = await openShop("sqlite");
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
    const { server } = await openShop("sqlite");
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
    const { post } = await openShop("sqlite", { RATE_LIMIT: "2" });
    await post({});
    await post({});
    const response = await post(newRequest(), { "X-Forwarded-For": "198.51.100.7" });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(50);
    await problemOf(response);
  });

  test("behind a trusted proxy each client is counted by itself", async () => {
    const { post } = await openShop("sqlite", { RATE_LIMIT: "1", TRUST_PROXY: "1" });
    const from = async (forwardedFor: string) => (await post({}, { "X-Forwarded-For": forwardedFor })).status;
    expect(await from("198.51.100.7")).toBe(422);
    expect(await from("198.51.100.8")).toBe(422);
    expect(await from("6.6.6.6, 198.51.100.7")).toBe(429);
  });

  test("off switches every limit off", async () => {
    const { post } = await openShop("sqlite", { RATE_LIMIT: "off" });
    const responses = await Promise.all(Array.from({ length: 60 }, () => post(newRequest())));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  });
});

describe("a database that is away", () => {
  test("503 while another program holds the file, and orders again afterwards; pages are served throughout", async () => {
    const { server, post, beside, numbers } = await openShop("sqlite");
    await sql`begin immediate`.execute(beside.db);
    const body = newRequest();
    const waiting = post(body);
    expect(await Promise.race([waiting, get(server.origin).then((page) => page.text())])).toBe("a page");

    const refused = await waiting;
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    await problemOf(refused);

    const patient = post(body);
    await sql`rollback`.execute(beside.db);
    expect((await patient).status).toBe(201);
    expect(await numbers()).toHaveLength(1);
  });

  test("503 while PostgreSQL takes no connections, and orders again afterwards", async () => {
    const { post, numbers, settings } = await openShop("postgres");
    const operator = await openExistingDatabase({ kind: "postgres", url: inject("postgresUrl") }, silent);
    onTestFinished(operator.close);
    const name = new URL(databaseUrl(settings)).pathname.slice(1);
    const known = newRequest();
    expect((await post(known)).status).toBe(201);
    await sql`alter database ${sql.id(name)} with allow_connections false`.execute(operator.db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(operator.db);

    const refused = await Promise.all([post(newRequest()), post(newRequest()), post(known)]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);

    await sql`alter database ${sql.id(name)} with allow_connections true`.execute(operator.db);
    expect((await post(known)).status).toBe(200);
    expect((await post(newRequest())).status).toBe(201);
    expect(await numbers()).toHaveLength(2);
  });
});
