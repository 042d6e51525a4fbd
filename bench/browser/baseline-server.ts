import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { bestBrotli } from "./bare-react.ts";
import { baselineOf } from "./baseline-page.ts";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Request headers that the shop needs, such as a session's cookie. */
type RequestHeaders = Record<string, string>;

export type BaselineServer = { origin: string; close(): Promise<void> };

/** Every answer of the shop has this policy; it makes the browser start a new process for the page, which takes time. */
const openerPolicy = "cross-origin-opener-policy";
const keptHeaders = ["content-type", "content-encoding", "cache-control", "vary", openerPolicy];

/** Compressed, as the shop sends it. */
async function fetchRaw(url: string, requestHeaders: RequestHeaders): Promise<Answer> {
  const sent = request(url, { headers: requestHeaders }).end();
  const [response] = await once(sent, "response");
  const headers: IncomingHttpHeaders = response.headers;
  const kept = keptHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  return { status: response.statusCode, headers: Object.fromEntries(kept), body: await buffer(response) };
}

async function makeBaseline(url: string, requestHeaders: RequestHeaders): Promise<Answer> {
  const page = await fetchRaw(url, requestHeaders);
  if (page.status !== 200) throw new Error(`${url} answered ${page.status}`);
  const html = baselineOf(page.body.toString());
  const headers = { ...page.headers, "content-encoding": "br", "cache-control": "no-cache" };
  return { status: 200, headers, body: brotliCompressSync(html, bestBrotli) };
}

/** Serves the baselines at the pages' own paths, and the shop's fonts and pictures, all from memory. */
export async function serveBaselines(
  shop: string,
  paths: readonly string[],
  requestHeaders: RequestHeaders = {},
): Promise<BaselineServer> {
  const answers = new Map<string, Answer>();
  for (const path of paths) answers.set(path, await makeBaseline(shop + path, requestHeaders));

  const server = createServer(async ({ url = "/" }, response) => {
    const answer = answers.get(url) ?? (await fetchRaw(shop + url, { ...requestHeaders, "accept-encoding": "br" }));
    answers.set(url, answer);
    response.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.byteLength }).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
