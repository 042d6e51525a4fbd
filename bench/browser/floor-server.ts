import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { bestBrotli } from "./bare-react.ts";
import { floorOf } from "./floor-page.ts";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** What the shop has to be told to give a page, as who asks. */
type Asking = Record<string, string>;

export type FloorServer = { origin: string; close(): Promise<void> };

/** The opener's policy, which every answer of the shop has, makes a browser begin the page in another process. */
const openerPolicy = "cross-origin-opener-policy";
const keptHeaders = ["content-type", "content-encoding", "cache-control", "vary", openerPolicy];

/** As it comes from the shop: compressed where it is asked to be, not unpacked. */
async function fetchRaw(url: string, asking: Asking): Promise<Answer> {
  const sent = request(url, { headers: asking }).end();
  const [response] = await once(sent, "response");
  const headers: IncomingHttpHeaders = response.headers;
  const kept = keptHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  return { status: response.statusCode, headers: Object.fromEntries(kept), body: await buffer(response) };
}

async function makeFloor(url: string, asking: Asking): Promise<Answer> {
  const page = await fetchRaw(url, asking);
  if (page.status !== 200) throw new Error(`${url} answered ${page.status}`);
  const html = floorOf(page.body.toString());
  const headers = { ...page.headers, "content-encoding": "br", "cache-control": "no-cache" };
  return { status: 200, headers, body: brotliCompressSync(html, bestBrotli) };
}

/** Serves the floors of the given pages at the pages' own paths, and the shop's fonts and pictures from memory. */
export async function serveFloors(shop: string, paths: readonly string[], asking: Asking = {}): Promise<FloorServer> {
  const answers = new Map<string, Answer>();
  for (const path of paths) answers.set(path, await makeFloor(shop + path, asking));

  const server = createServer(async ({ url = "/" }, response) => {
    const answer = answers.get(url) ?? (await fetchRaw(shop + url, { ...asking, "accept-encoding": "br" }));
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
