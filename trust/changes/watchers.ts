import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { productsApiPath } from "../../shop/paths.ts";
import { watchedPieces } from "./edition-log.ts";
import type { WatchedAnswer } from "./mixed-editions.ts";

export const productsAddress = `${productsApiPath}?ids=${watchedPieces.first},${watchedPieces.second}`;

/** Everywhere that the two pieces are shown. */
export const watched: readonly string[] = [
  "/",
  "/earings",
  "/earings?sort=price-down",
  "/shop",
  `/product/${watchedPieces.first}`,
  `/product/${watchedPieces.second}`,
  "/search.json",
  "/pieces.json",
  productsAddress,
];

export type Watchers = {
  answers(): number;
  /** Answers other than 200. */
  failed: string[];
  /** Each different answer once. */
  distinct(): WatchedAnswer[];
  stop(): Promise<void>;
};

const pause = 100;

/** Shoppers who load everything that changes, again and again, each on a connection of its own. */
export function startWatching(origins: readonly string[], connections: number): Watchers {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failed: string[] = [];
  const distinct = new Map<string, WatchedAnswer>();
  let count = 0;
  let isOver = false;

  async function visit(address: string, origin: string): Promise<void> {
    const answer = await ask(origin + address, agent);
    count++;
    if ("failed" in answer) failed.push(`${answer.failed} ${address}`);
    else {
      const name = `${address} ${answer.tag}`;
      if (!distinct.has(name)) distinct.set(name, { address, tag: answer.tag, text: unpack(answer) });
    }
  }

  const running = Array.from({ length: connections }, async (_, client) => {
    for (let turn = client; !isOver; turn++) {
      await visit(watched[turn % watched.length] ?? "/", origins[client % origins.length] ?? "");
      await wait(pause);
    }
  });

  return {
    answers: () => count,
    failed,
    distinct: () => [...distinct.values()],
    async stop() {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

type Answer = { tag: string; body: Buffer; isPacked: boolean } | { failed: string };

function unpack({ body, isPacked }: Exclude<Answer, { failed: string }>): string {
  return String(isPacked ? brotliDecompressSync(body) : body);
}

function ask(address: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ failed: error.code ?? error.message });
    const asking = get(address, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("error", fail).on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { etag = "", "content-encoding": packing } = response.headers;
        if (response.statusCode !== 200) resolve({ failed: String(response.statusCode) });
        else resolve({ tag: etag, body: Buffer.concat(chunks), isPacked: packing === "br" });
      });
    });
    asking.on("error", fail);
  });
}
