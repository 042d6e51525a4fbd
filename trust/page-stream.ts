import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Clients that request pages and data, one after the other. */
export type PageStream = {
  answers(): number;
  /** Answers other than 200. */
  failed: string[];
  /** The longest that an answer took, in milliseconds. */
  slowest(): number;
  stop(): Promise<void>;
};

const paths = ["/", "/rings", "/product/1", "/pieces.json", "/shop?sort=newest"];

export function startPages(origin: string, { clients = 3, pause = 20, more = [] as string[] } = {}): PageStream {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const failed: string[] = [];
  let count = 0;
  let slowest = 0;
  let isOver = false;

  const running = Array.from({ length: clients }, async (_, client) => {
    for (let turn = client; !isOver; turn++) {
      const asked = [...paths, ...more];
      const path = asked[turn % asked.length] ?? "/";
      const start = performance.now();
      const status = await ask(`${origin}${path}`, agent);
      slowest = Math.max(slowest, performance.now() - start);
      count++;
      if (status !== "200") failed.push(`${status} ${path}`);
      await wait(pause);
    }
  });

  return {
    answers: () => count,
    failed,
    slowest: () => slowest,
    async stop() {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

function ask(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const asking = get(address, { agent }, (response) => {
      response.on("error", fail).resume();
      response.on("end", () => resolve(String(response.statusCode)));
    });
    asking.on("error", fail);
  });
}
