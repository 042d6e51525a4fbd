import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { bestBrotli } from "./bare-react.ts";
import { floorOf } from "./floor-page.ts";

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

export type FloorServer = { origin: string; close(): Promise<void> };

const keptHeaders = ["content-type", "content-encoding", "cache-control", "vary"];

/** As it comes from the shop: compressed, not unpacked. */
async function fetchRaw(url: string): Promise<Answer> {
  const sent = request(url, { headers: { "Accept-Encoding": "br" } }).end();
  const [response] = await once(sent, "response");
  const headers: IncomingHttpHeaders = response.headers;
  const kept = keptHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  return { status: response.statusCode, headers: Object.fromEntries(kept), body: await buffer(response) };
}

async function makeFloor(url: string): Promise<Answer> {
  const html = floorOf(await (await fetch(url)).text());
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "cache-control": "no-cache" };
  return { status: 200, headers, body: brotliCompressSync(html, bestBrotli) };
}

/** Serves the floors of the given pages at the pages' own paths, and the shop's fonts and pictures from memory. */
export async function serveFloors(shop: string, paths: readonly string[]): Promise<FloorServer> {
  const answers = new Map<string, Answer>();
  for (const path of paths) answers.set(path, await makeFloor(shop + path));

  const server = createServer(async ({ url = "/" }, response) => {
    const answer = answers.get(url) ?? (await fetchRaw(shop + url));
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
