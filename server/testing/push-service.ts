import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { PushMessage } from "../../shop/push/push-news.ts";
import type { BrowserSubscription } from "../../shop/push/subscription.ts";
import { decryptPush, newBrowser, type PushBrowser } from "./push-browser.ts";
import { readToken } from "./push-token.ts";

/** What a push service does with a message: keep it, answer with a status, or never answer. */
export type PushManner = "accept" | "hang" | { status: number; headers?: Record<string, string> };

export type TakenMessage = { browser: string; message: PushMessage; ttl: number; urgency: string; topic: string };

export type PushService = {
  origin: string;
  /** Another browser that subscribed here. */
  subscribe(): BrowserSubscription;
  /** Requests, whatever became of them. */
  asked: string[];
  /** What was accepted, decrypted with the browser's own keys. */
  taken: TakenMessage[];
  /** What no real service would take: a wrong token, wrong headers, a message for somebody else. */
  faults: string[];
  behave(manner: PushManner | ((endpoint: string) => PushManner)): void;
  close(): Promise<void>;
};

/** A local push service, by RFC 8030, 8291 and 8292. */
export async function openPushService(now = Date.now): Promise<PushService> {
  const browsers = new Map<string, PushBrowser>();
  const asked: string[] = [];
  const taken: TakenMessage[] = [];
  const faults: string[] = [];
  let manner: (endpoint: string) => PushManner = () => "accept";

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const endpoint = `${origin}${request.url}`;
    asked.push(endpoint);
    const chosen = manner(endpoint);
    if (chosen === "accept") {
      try {
        taken.push(readMessage(request, body, { origin, endpoint, browser: browsers.get(endpoint), now: now() }));
      } catch (error) {
        faults.push(String(error));
      }
    }
    answer(response, chosen);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...{ origin, asked, taken, faults },
    subscribe() {
      const { subscription, ...browser } = newBrowser();
      const endpoint = `${origin}/push/${browsers.size + 1}`;
      browsers.set(endpoint, browser);
      return { endpoint, ...subscription };
    },
    behave(next) {
      manner = typeof next === "function" ? next : () => next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function answer(response: ServerResponse, manner: PushManner): void {
  if (manner === "accept") response.writeHead(201).end();
  else if (manner !== "hang") response.writeHead(manner.status, manner.headers).end("no");
}

type Meant = { origin: string; endpoint: string; browser: PushBrowser | undefined; now: number };

function readMessage(request: IncomingMessage, body: Buffer, { origin, endpoint, browser, now }: Meant): TakenMessage {
  const { method, headers } = request;
  if (method !== "POST" || !browser) throw new Error(`${method} ${endpoint}`);
  if (headers["content-encoding"] !== "aes128gcm") throw new Error(`encoding ${headers["content-encoding"]}`);
  const { claims } = readToken(String(headers.authorization));
  const ahead = claims.exp - now / 1000;
  if (claims.aud !== origin || ahead < 0 || ahead > 24 * 60 * 60 || !claims.sub.startsWith("mailto:"))
    throw new Error(`claims ${JSON.stringify(claims)}`);
  const [ttl, urgency, topic] = [Number(headers.ttl), String(headers.urgency), String(headers.topic)];
  if (!Number.isInteger(ttl) || !/^[\w-]{1,32}$/.test(topic)) throw new Error(`ttl ${ttl}, topic ${topic}`);
  if (body.length > 4096) throw new Error(`${body.length} bytes`);
  return { browser: endpoint, message: JSON.parse(decryptPush(body, browser)), ttl, urgency, topic };
}
