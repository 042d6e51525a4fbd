import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, inject, test } from "vitest";
import { createLog } from "./log.ts";
import { databaseUrl, emptyDatabase } from "./testing/databases.ts";
import { newRequest } from "./testing/orders.ts";
import { createDatabase } from "./testing/postgres.ts";
import { get, postOrder, startTestServer, testSettings } from "./testing/shop-server.ts";

async function openShop(env: Record<string, string> = {}, pages?: (request: Request) => Response) {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line: string) => void lines.push(line) });
  const DATABASE_URL = databaseUrl(await emptyDatabase("sqlite"));
  const server = await startTestServer(testSettings({ DATABASE_URL, ...env }), { log, ...(pages && { pages }) });
  return { ...server, lines };
}

describe("every answer", () => {
  test.each(["/healthz", "/readyz", "/api/products?ids=1", "/api/nothing", "/"])(
    "%s carries the headers",
    async (path) => {
      const { origin } = await openShop({ PUBLIC_URL: "https://naqsh.pk" });
      const { headers } = await get(origin + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": expect.stringContaining("max-age="),
      });
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );

  test("pictures may be shown from a CDN's origin, nothing else from another than the shop's", async () => {
    const { origin } = await openShop();
    const policyOf = async (path: string) => (await get(origin + path)).headers.get("cross-origin-resource-policy");
    expect(await policyOf("/pictures/1-hero.00000000.480.webp")).toBe("cross-origin");
    expect(await policyOf("/offer-pictures/none.webp")).toBe("same-origin");
  });

  test("of the API, and of everything that isn't a page, has the strictest policy", async () => {
    const { origin } = await openShop();
    const { headers } = await postOrder(origin, newRequest());
    expect((await get(`${origin}/picture.avif`)).headers.get("content-security-policy")).toMatch(
      /^default-src 'none';/,
    );
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    expect(headers.has("strict-transport-security")).toBe(false);
  });

  test("of a page keeps the page's own policy", async () => {
    const page = () => new Response("a page", { headers: { "Content-Security-Policy": "default-src 'self'" } });
    const { origin } = await openShop({}, page);
    expect((await get(origin)).headers.get("content-security-policy")).toBe("default-src 'self'");
    const { origin: other } = await openShop({}, () => new Response(null, { status: 304 }));
    expect((await get(other)).headers.has("content-security-policy")).toBe(false);
  });
});

describe("routing and logging", () => {
  test("an unknown address of the API is a 404 problem; everything else goes to the pages", async () => {
    const { origin } = await openShop({}, (request) => new Response(`page ${new URL(request.url).pathname}`));
    const missing = await fetch(`${origin}/api/nothing`, { method: "PUT" });
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toBe("application/problem+json");
    expect(await (await get(`${origin}/product/1?size=17`)).text()).toBe("page /product/1");
    expect(await (await get(`${origin}/apiary`)).text()).toBe("page /apiary");
  });

  test("an exception is a 500 without details, which are logged", async () => {
    const { origin, lines } = await openShop({}, () => {
      throw new Error("secret/path.ts went wrong");
    });
    const response = await get(`${origin}/somewhere?name=Ayesha`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      title: "Internal Server Error",
      status: 500,
      detail: "Something went wrong on our side.",
    });
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(lines.join("")).toContain("secret/path.ts went wrong");
    expect(lines.join("")).not.toContain("Ayesha");
  });

  test("requests are logged by path, never with a query or what the customer typed", async () => {
    const { origin, lines } = await openShop();
    await get(`${origin}/shop?q=emerald&utm_source=x`);
    await postOrder(origin, newRequest({ notes: "ring twice" }));
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
    expect(requests).toMatchObject([
      { method: "GET", path: "/shop", status: 200 },
      { method: "POST", path: "/api/orders", status: 201 },
    ]);
    expect(lines.join("")).not.toMatch(/emerald|utm_source|Ayesha|example\.com|5557890|ring twice|127\.0\.0\.1/);
  });

  test.each([
    "GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n",
    "GET /healthz HTTP/1.1\r\n\r\n",
    "GET \\healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    "BREW /api/orders HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n",
    "nonsense\r\n\r\n",
    "POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ])("malformed request %#: a clean answer, not a 5xx", async (raw) => {
    const { port } = await openShop();
    const socket = connect(port, "127.0.0.1");
    socket.write(raw.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer).not.toMatch(/\bat .*\.[tj]s/);
  });
});

describe("health", () => {
  test("/healthz and /readyz answer 200, with the outbox' status", async () => {
    const { origin } = await openShop();
    await postOrder(origin, newRequest());
    expect(await (await get(`${origin}/healthz`)).json()).toEqual({ status: "ok" });
    expect(await (await get(`${origin}/readyz`)).json()).toEqual({
      status: "ok",
      database: "ok",
      outbox: { waiting: 1, oldestSeconds: expect.any(Number) },
    });
  });

  test("when it stops, /readyz answers 503 while requests are served for STOP_DELAY", async () => {
    const { origin, stop } = await openShop({ STOP_DELAY: "1" });
    const stopped = stop();
    const leaving = await get(`${origin}/readyz`);
    expect([leaving.status, leaving.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await get(origin)).status).toBe(200);
    expect((await postOrder(origin, newRequest())).status).toBe(201);
    await stopped;
    await expect(get(origin)).rejects.toThrow();
  });

  test("/healthz answers 503 while the database is unavailable", async () => {
    const url = await createDatabase(inject("postgresUrl"));
    const { origin } = await openShop({ DATABASE_URL: url });
    const status = async (path: string) => (await get(origin + path)).status;
    const { default: pg } = await import("pg");
    const operator = new pg.Client(inject("postgresUrl"));
    await operator.connect();
    const name = new URL(url).pathname.slice(1);
    await operator.query(`alter database ${name} with allow_connections false`);
    await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    expect([await status("/healthz"), await status("/readyz")]).toEqual([503, 200]);
    expect(await (await get(`${origin}/readyz`)).json()).toEqual({ status: "ok", database: "away" });
    await operator.query(`alter database ${name} with allow_connections true`);
    await operator.end();
    expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 200]);
  });
});

describe("metrics", () => {
  test("on a port of their own: requests by route, orders by outcome, depth and age of the outbox", async () => {
    const { origin, metricsPort } = await openShop({ METRICS_PORT: "0" });
    await postOrder(origin, newRequest());
    await postOrder(origin, newRequest({ total: 1 }));
    await get(`${origin}/product/1`);
    await get(`${origin}/product/2`);

    const response = await get(`http://127.0.0.1:${metricsPort}/metrics`);

    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    const lines = (await response.text()).split("\n");
    expect(lines).toContain('orders_total{outcome="placed"} 1');
    expect(lines).toContain('orders_total{outcome="refused"} 1');
    expect(lines).toContain("outbox_depth 1");
    expect(lines.some((line) => /^outbox_age_seconds \d/.test(line))).toBe(true);
    expect(lines).toContain('http_request_duration_seconds_count{route="page",method="GET",status="200"} 2');
    expect(lines).toContain('http_request_duration_seconds_count{route="/api/orders",method="POST",status="201"} 1');
  });

  test("aren't served on the shop's own port", async () => {
    const { origin, metricsPort } = await openShop({ METRICS_PORT: "0" });
    expect(await (await get(`${origin}/metrics`)).text()).toBe("a page");
    expect((await get(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  });
});
