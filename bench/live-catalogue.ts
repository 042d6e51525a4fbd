import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, startPostgres } from "../server/testing/postgres.ts";
import { listingPath, productPath, shopPath } from "../shop/paths.ts";
import { inFolder } from "../trust/place.ts";
import { type ShopProcess, startShop } from "../trust/shop-process.ts";
import { moveToCore, serverCore } from "./cores.ts";
import { type LiveFigures, reportLive, type SizeFigures } from "./live-report.ts";
import { openChanging, timeOf, untilSold, visit } from "./live-shop.ts";
import type { BenchContext, Section } from "./section.ts";
import { median } from "./statistics.ts";
import { requestsPerSecond } from "./wrk.ts";

const plans = {
  quick: { times: 10, rounds: 3, starts: 1, visited: 150, seconds: 1, compared: 2 },
  full: { times: 100, rounds: 15, starts: 5, visited: 1_500, seconds: 3, compared: 8 },
} as const;
type Plan = (typeof plans)["quick" | "full"];

/** An earring that is on the home page, in its listing and on the collection's page. */
const changed = 38;
const pages = {
  "the piece": productPath(changed),
  "its listing": listingPath("earrings"),
  home: "/",
  "the collection": shopPath,
  "search index": "/search.json",
} as const;

const connections = 32;
/** Milliseconds until rendered pages have been recompressed at the best level. */
const untilPacked = 5_000;

/** Prices that change while the shop is running: how soon pages show them, and what that costs. */
export async function measureLive({ say, quick }: BenchContext): Promise<Section> {
  const plan = quick ? plans.quick : plans.full;
  const sizes: SizeFigures[] = [];
  for (const times of [1, plan.times]) {
    sizes.push(await inFolder((folder) => measureSize(`file:${folder}/shop.db`, times, plan, say)));
  }
  say("two servers");
  const twoServers = await measureTwo(plan.rounds);
  say("answers from memory");
  const { built, live } = await inFolder((folder) => compareServed(folder, plan));
  const figures: LiveFigures = { sizes, twoServers, built, live };
  return reportLive(figures, Object.keys(pages));
}

const quiet = (database: string) => startShop({ database, env: { LOG_LEVEL: "warn" } });

async function measureSize(url: string, times: number, plan: Plan, say: (words: string) => void): Promise<SizeFigures> {
  const changing = await openChanging(url);
  try {
    const bareStart = await startTime(url, plan.starts);
    say(`filling ${times} × the catalogue`);
    const ids = await changing.fill(times);
    const recordsStart = await startTime(url, plan.starts);
    const shop = await quiet(url);
    try {
      say(`changing one of ${ids.length}`);
      const toLive: number[] = [];
      const first = Object.values(pages).map((): number[] => []);
      for (let round = 0; round < plan.rounds; round++) {
        toLive.push(await untilSold(shop.origin, changed, await changing.change(changed)));
        for (const [place, path] of Object.values(pages).entries())
          first[place]?.push(await timeOf(shop.origin + path));
      }
      say(`visiting ${ids.length}`);
      const memory = await visitTwice(shop, ids, plan.visited, changing.changeAll);
      return { pieces: ids.length, bareStart, recordsStart, toLive, first: first.map(median), memory };
    } finally {
      await shop.end("SIGTERM");
    }
  } finally {
    await changing.close();
  }
}

async function startTime(url: string, starts: number): Promise<number> {
  const times: number[] = [];
  // The first start fills Node's compile cache.
  for (let start = 0; start <= starts; start++) {
    const shop = await quiet(url);
    if (start > 0) times.push(shop.openedIn);
    await shop.end("SIGTERM");
  }
  return median(times);
}

/** Megabytes after re-rendering some pages, and after twice as many. */
async function visitTwice(shop: ShopProcess, ids: readonly number[], count: number, changeAll: () => Promise<void>) {
  await changeAll();
  await wait(2_000);
  await visit(shop.origin, ids.slice(0, count));
  const once = await shop.memory();
  await visit(shop.origin, ids.slice(count, 2 * count));
  return { once, twice: await shop.memory() };
}

/** Two servers on PostgreSQL; the slower one counts. */
async function measureTwo(rounds: number): Promise<number[]> {
  const postgres = await startPostgres();
  try {
    const url = await createDatabase(postgres.url);
    const changing = await openChanging(url);
    const shops = [await quiet(url), await quiet(url)];
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const price = await changing.change(changed);
      times.push(Math.max(...(await Promise.all(shops.map(({ origin }) => untilSold(origin, changed, price))))));
    }
    await Promise.all(shops.map((shop) => shop.end("SIGTERM")));
    await changing.close();
    return times;
  } finally {
    await postgres.stop();
  }
}

/** Requests a second of the same page, from the build and re-rendered, in turns. */
async function compareServed(folder: string, { seconds, compared }: Plan): Promise<{ built: number; live: number }> {
  const urls = { built: `file:${folder}/built.db`, live: `file:${folder}/live.db` };
  const shops = { built: await quiet(urls.built), live: await quiet(urls.live) };
  const changing = await openChanging(urls.live);
  await untilSold(shops.live.origin, changed, await changing.change(changed));
  const path = productPath(changed);
  await timeOf(shops.live.origin + path);
  await wait(untilPacked);
  const figures = { built: [] as number[], live: [] as number[] };
  for (const shop of Object.values(shops)) await moveToCore(serverCore, shop.process.pid);
  const ask = (which: "built" | "live", length: number) =>
    requestsPerSecond(shops[which].origin + path, { connections, seconds: length });
  for (const which of ["built", "live"] as const) await ask(which, 2);
  // In turns, because the first of two runs on a cooler machine.
  for (let round = 0; round < compared; round++) {
    const turns = round % 2 === 0 ? (["live", "built"] as const) : (["built", "live"] as const);
    for (const which of turns) figures[which].push(await ask(which, seconds));
  }
  await changing.close();
  await Promise.all(Object.values(shops).map((shop) => shop.end("SIGTERM")));
  return { built: median(figures.built), live: median(figures.live) };
}
