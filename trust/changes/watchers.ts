import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { productsApiPath } from "../../shop/paths.ts";
import { pieces } from "./edition-book.ts";
import type { Seen } from "./mixture.ts";

export const productsAddress = `${productsApiPath}?ids=${pieces.first},${pieces.second}`;

/** Everywhere that the two pieces are shown. */
export const watched: readonly string[] = [
  "/",
  "/earings",
  "/earings?sort=price-down",
  "/shop",
  `/product/${pieces.first}`,
  `/product/${pieces.second}`,
  "/search.json",
  "/pieces.json",
  productsAddress,
];

export type Watchers = {
  answers(): number;
  /** What wasn't answered with 200. */
  failed: string[];
  /** Each different answer once. */
  seen(): Seen[];
  stop(): Promise<void>;
};

const pause = 100;

/** Shoppers who look at everything that changes, without end, each on a connection of her own. */
export function startWatching(origins: readonly string[], connections: number): Watchers {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failed: string[] = [];
  const seen = new Map<string, Seen>();
  let count = 0;
  let isOver = false;

  async function look(address: string, origin: string): Promise<void> {
    const answer = await ask(origin + address, agent);
    count++;
    if ("failed" in answer) failed.push(`${answer.failed} ${address}`);
    else {
      const name = `${address} ${answer.tag}`;
      if (!seen.has(name)) seen.set(name, { address, tag: answer.tag, text: unpack(answer) });
    }
  }

  const running = Array.from({ length: connections }, async (_, client) => {
    for (let turn = client; !isOver; turn++) {
      await look(watched[turn % watched.length] ?? "/", origins[client % origins.length] ?? "");
      await wait(pause);
    }
  });

  return {
    answers: () => count,
    failed,
    seen: () => [...seen.values()],
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
