import { setTimeout as wait } from "node:timers/promises";
import { startStream } from "../order-stream.ts";
import { atMost, type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";
import { memoryLimit, pagePaths, renderedPaths } from "./rising.ts";
import { describeFigures, errors, loadPages } from "./wrk.ts";

/** Megabytes that memory may grow by between the halves of the time after warm-up. */
const allowedGrowth = 10;

/** Pages, rendered pages and orders together for minutes; memory has to stay flat. */
export async function soak(database: string, seconds: number): Promise<Finding[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "warn" } });
  const run = { origin: shop.origin, connections: 20, seconds };
  const load = Promise.all([loadPages(run, pagePaths), loadPages({ ...run, connections: 1 }, renderedPaths)]);
  const stream = startStream(shop.origin, { clients: 8, pause: 50 });
  const memory: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    memory.push(await shop.memory());
    await wait(1_000);
  }
  const [pages, rendered] = await load;
  await stream.stop();
  await shop.end("SIGTERM");
  // The first third is warm-up: caches fill, code is compiled.
  const settled = memory.slice(Math.ceil(memory.length / 3));
  const half = Math.ceil(settled.length / 2);
  const growth = mean(settled.slice(half)) - mean(settled.slice(0, half));
  return [
    none(`pages not served (${describeFigures(pages)})`, errors(pages), String(pages.requests)),
    none(`rendered pages not served (${describeFigures(rendered)})`, errors(rendered), String(rendered.requests)),
    nothing("orders not taken", stream.wrong, stream.acknowledged.size),
    atMost("highest memory", Math.max(...memory), memoryLimit, "MB"),
    isTrue(`memory is flat: grows ≤ ${allowedGrowth} MB`, growth <= allowedGrowth, `${growth.toFixed(1)} MB`),
  ];
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
