import { setTimeout as wait } from "node:timers/promises";
import { audit } from "../ledger.ts";
import { newOrderRequest, postOrder } from "../order-client.ts";
import { atMost, type Finding, isTrue, none } from "../report.ts";
import { startShop } from "../shop-process.ts";
import { memoryLimit, renderedPaths } from "./rising.ts";
import { describeFigures, loadOrders, loadPages } from "./wrk.ts";

const recoveryLimit = 5_000;

/** Megabytes. What is promised for a thousand connections, and a quarter more for several thousand. */
const overloadMemory = memoryLimit * 1.25;

/** An answer this fast, in milliseconds, counts as usual again. */
const usual = 250;

/**
 * Many times more orders at once than can be stored: some are taken, the rest is told to come back,
 * nobody is left without an answer, and when it is over the shop is as before.
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

/** Filtered listings are rendered for each request, the dearest that the shop has. */
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

/** Times of orders that are placed one after the other while something else runs. */
async function meanwhile(origin: string, load: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void load.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const answer = await postOrder(origin, newOrderRequest());
    times.push(answer.kind === "answer" && answer.status === 201 ? answer.ms : Number.POSITIVE_INFINITY);
    await wait(50);
  }
  return times;
}

async function untilUsual(origin: string): Promise<number> {
  const start = performance.now();
  for (let inARow = 0; inARow < 5; ) {
    const answer = await postOrder(origin, newOrderRequest());
    const isUsual = answer.kind === "answer" && answer.status === 201 && answer.ms < usual;
    inARow = isUsual ? inARow + 1 : 0;
    if (performance.now() - start > recoveryLimit * 4) throw new Error(`${origin} does not recover`);
  }
  return performance.now() - start;
}
