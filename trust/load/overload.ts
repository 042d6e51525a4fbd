import { setTimeout as wait } from "node:timers/promises";
import { audit } from "../order-audit.ts";
import { newOrderRequest, sendOrder } from "../order-client.ts";
import { atMost, type Finding, isTrue, none } from "../report.ts";
import { startShop } from "../shop-process.ts";
import { memoryLimit, renderedPaths } from "./rising.ts";
import { describeFigures, loadOrders, loadPages } from "./wrk.ts";

const recoveryLimit = 5_000;

/** Megabytes: a quarter more than the limit for a thousand connections. */
const overloadMemory = memoryLimit * 1.25;

/** An answer this fast, in milliseconds, counts as normal. */
const usual = 250;

/**
 * Many more concurrent orders than can be stored: some are accepted, the others get a 503 with Retry-After, every request
 * is answered, and afterwards the server is as fast as before.
 */
export async function tooManyOrders(database: string, connections: number, seconds: number): Promise<Finding[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "fatal" } });
  const figures = await loadOrders({ origin: shop.origin, connections, seconds });
  const recovery = await untilUsual(shop.origin);
  const memory = await shop.memory();
  const { orders, torn } = await audit(database, new Map());
  await shop.end("SIGTERM");
  const stored = figures.requests - figures.shed;
  return [
    isTrue(
      `${connections} connections: taken, or shed with 503`,
      figures.failed + figures.cut + figures.late === 0,
      `${stored} taken, ${figures.shed} shed, ${figures.cut} cut, ${figures.late} late; ${describeFigures(figures)}`,
    ),
    isTrue("everything that was taken is stored", orders >= stored, `${orders}`),
    none("orders torn", torn.length),
    atMost("as fast as usual after", recovery / 1000, recoveryLimit / 1000, "s"),
    atMost("memory afterwards", memory, overloadMemory, "MB"),
  ];
}

/** Filtered listings are rendered on request: the most expensive pages. */
export async function tooManyRenderings(database: string, connections: number, seconds: number): Promise<Finding[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "fatal" } });
  const load = loadPages({ origin: shop.origin, connections, seconds }, renderedPaths);
  const orders = await meanwhile(shop.origin, load);
  const figures = await load;
  const recovery = await untilUsual(shop.origin);
  const memory = await shop.memory();
  await shop.end("SIGTERM");
  return [
    isTrue(
      `${connections} connections: shown, or shed with 503`,
      figures.failed + figures.cut + figures.late === 0,
      `${figures.requests - figures.shed} shown, ${figures.shed} shed, ${figures.cut} cut, ${figures.late} late; ${describeFigures(figures)}`,
    ),
    atMost(`the slowest of ${orders.length} orders meanwhile`, Math.max(...orders) / 1000, 5, "s"),
    atMost("as fast as usual after", recovery / 1000, recoveryLimit / 1000, "s"),
    atMost("memory afterwards", memory, memoryLimit, "MB"),
  ];
}

/** Durations of orders that are placed one after the other during the load. */
async function meanwhile(origin: string, load: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void load.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const answer = await sendOrder(origin, newOrderRequest());
    times.push(answer.kind === "answer" && answer.status === 201 ? answer.ms : Number.POSITIVE_INFINITY);
    await wait(50);
  }
  return times;
}

async function untilUsual(origin: string): Promise<number> {
  const start = performance.now();
  for (let inARow = 0; inARow < 5; ) {
    const answer = await sendOrder(origin, newOrderRequest());
    const isUsual = answer.kind === "answer" && answer.status === 201 && answer.ms < usual;
    inARow = isUsual ? inARow + 1 : 0;
    if (performance.now() - start > recoveryLimit * 4) throw new Error(`${origin} does not recover`);
  }
  return performance.now() - start;
}
