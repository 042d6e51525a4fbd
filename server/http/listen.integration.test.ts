import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { proofPath } from "../../shop/paths.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";
import { databaseUrl, emptyDatabase } from "../testing/databases.ts";
import { get, startTestServer, testSettings } from "../testing/shop-server.ts";
import { createHttpServer, listen } from "./listen.ts";

async function database(): Promise<{ DATABASE_URL: string }> {
  return { DATABASE_URL: databaseUrl(await emptyDatabase("sqlite")) };
}

test("a port that is taken is explained in a sentence", async () => {
  const { port } = await startTestServer(testSettings(await database()));
  const second = startTestServer(testSettings({ ...(await database()), PORT: String(port) }));
  await expect(second).rejects.toEqual(
    new StartError(`Port ${port} on 127.0.0.1 is taken by another program. Stop that one, or set PORT.`),
  );
});

test("an address of another machine is explained in a sentence", async () => {
  const server = startTestServer(testSettings({ ...(await database()), HOST: "203.0.113.1" }));
  await expect(server).rejects.toEqual(new StartError("HOST is 203.0.113.1, which is no address of this machine."));
});

test("the shop runs even if the port for its metrics is taken", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const first = await startTestServer(testSettings({ ...(await database()), METRICS_PORT: "0" }));
  const env = { ...(await database()), METRICS_PORT: String(first.metricsPort) };
  const second = await startTestServer(testSettings(env), { log });
  expect((await get(`${second.origin}/healthz`)).status).toBe(200);
  expect(second.metricsPort).toBeUndefined();
  expect(lines.join("")).toContain("the metrics are not served");
});

test("without keys for the e-mail service it says so at the start, and takes orders", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  await startTestServer(testSettings({ ...(await database()), EMAILJS_SERVICE_ID: "service" }), { log });
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "The public key is required. Visit https://dashboard.emailjs.com/admin/account (orders are taken; their e-mails wait)",
    "The template ID is required. Visit https://dashboard.emailjs.com/admin/templates (orders are taken; their e-mails wait)",
  ]);
});

test("a request without Content-Length has an empty body, and the next one on its connection is answered, too", async () => {
  const app = { fetch: async (request: Request) => new Response(`${request.method} with "${await request.text()}"`) };
  const server = createHttpServer(app);
  onTestFinished(() => void server.close());
  const socket = connect(await listen(server, 0, "127.0.0.1"), "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n");
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}");
  expect((await text(socket)).match(/(GET|POST) with ".*?"/g)).toEqual([
    'POST with ""',
    'GET with ""',
    'POST with "{}"',
  ]);
});

describe("a slow client", () => {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };

  test.each([
    ["a head that never ends", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "],
    ["a body that never comes", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
  ])("%s is cut off", async (_, beginning) => {
    const app = { fetch: async (request: Request) => new Response(await request.text().catch(() => "cut")) };
    const server = createHttpServer(app, undefined, limits);
    onTestFinished(() => void server.close());
    const port = await listen(server, 0, "127.0.0.1");
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(beginning);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 |^$/);
    expect(socket.closed).toBe(true);
  });

  test("except for a screenshot, which may take as long as a slow connection needs", async () => {
    const app = { fetch: async (request: Request) => new Response(await request.text().catch(() => "cut")) };
    const server = createHttpServer(app, undefined, limits);
    onTestFinished(() => void server.close());
    const socket = connect(await listen(server, 0, "127.0.0.1"), "127.0.0.1");
    const path = proofPath("NQ-7F3K-92", "abcdefghijklmnopqrstuv");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5\r\n\r\n`);
    for (const letter of "slowl") {
      await wait(100);
      socket.write(letter);
    }
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*slowl$/s);
  });

  test("and the answer to a picture may take long on a busy server", async () => {
    const slow = async (request: Request) => new Response(await request.text().then((sent) => wait(400, sent)));
    const server = createHttpServer({ fetch: slow }).setTimeout(150);
    onTestFinished(() => void server.close());
    const port = await listen(server, 0, "127.0.0.1");
    const answerTo = async (path: string) => {
      const socket = connect(port, "127.0.0.1");
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\nsent`);
      return text(socket);
    };
    expect(await answerTo(proofPath("NQ-7F3K-92", "abcdefghijklmnopqrstuv"))).toMatch(/^HTTP\/1\.1 200 .*sent$/s);
    expect(await answerTo("/api/orders")).toBe("");
  });
});
