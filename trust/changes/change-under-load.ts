import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../server/database/open-database.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { type Finding, isTrue, none, nothing } from "../report.ts";
import { type ShopProcess, startShop } from "../shop-process.ts";
import { type Buyers, startBuying, storedPrices } from "./buyers.ts";
import { type EditionLog, openEditionLog, pricesIn, samePrices, sentPictures } from "./edition-log.ts";
import { findMixedEdition } from "./mixed-editions.ts";
import { productsAddress, startWatching, type Watchers, watched } from "./watchers.ts";

const changeEvery = 100;
const buyers = 20;
const givenUpAfter = 60_000;

type Run = { servers: number; seconds: number; connections: number };

/** A catalogue change every tenth of a second, while shoppers load everything that it affects, and order. */
export async function changeUnderLoad(url: string, { servers, seconds, connections }: Run): Promise<Finding[]> {
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  const shops = await Promise.all(Array.from({ length: servers }, () => startShop({ database: url })));
  const origins = shops.map(({ origin }) => origin);
  const log = await openEditionLog(database);
  try {
    await changeAll(log, origins);
    const watching = startWatching(origins, connections - buyers);
    const buying = startBuying(origins, buyers);
    await changeFor(log, seconds);
    await Promise.all([watching.stop(), buying.stop()]);
    const stale = await staleAtTheEnd(log, origins);
    return [
      ...judgePages(log, watching),
      nothing("pages and pictures that aren't those of the last change", stale, watched.length * servers),
      ...(await judgeOrders(log, buying, await storedPrices(database))),
      none("renderings that failed", failedRenderings(shops)),
    ];
  } finally {
    await Promise.all(shops.map((shop) => shop.end("SIGKILL")));
    await database.close();
  }
}

/** Changes everything once, so that no watched page is still the built one. */
async function changeAll(log: EditionLog, origins: readonly string[]): Promise<void> {
  for (let round = 0; round < 5; round++) await log.change();
  for (const origin of origins) await untilLive(log, origin);
}

async function changeFor(log: EditionLog, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) await Promise.all([log.change(), wait(changeEvery)]);
}

/** Servers check for a new edition every second. */
async function untilLive(log: EditionLog, origin: string): Promise<void> {
  const deadline = performance.now() + givenUpAfter;
  while (performance.now() < deadline) {
    const answer = await fetch(origin + productsAddress, { cache: "no-store" });
    const text = await answer.text();
    const { first, second } = pricesIn(text);
    if (first.size + second.size === 2 && isLatest(text, log)) return;
    await wait(50);
  }
  throw new Error(`${origin} doesn't see the last change`);
}

function isLatest(text: string, log: EditionLog): boolean {
  const { first, second } = pricesIn(text);
  const latest = log.latest();
  return [...first].every((price) => price === latest.first) && [...second].every((price) => price === latest.second);
}

async function staleAtTheEnd(log: EditionLog, origins: readonly string[]): Promise<string[]> {
  const stale: string[] = [];
  for (const origin of origins) {
    await untilLive(log, origin);
    for (const address of watched) {
      const text = await (await fetch(origin + address)).text();
      if (!isLatest(text, log)) stale.push(address);
    }
    for (const file of sentPictures.flatMap(({ files }) => [...files.keys()]))
      if (!(await fetch(`${origin}/pictures/${file}`)).ok) stale.push(file);
  }
  return stale;
}

function judgePages(log: EditionLog, watching: Watchers): Finding[] {
  const answers = watching.distinct();
  const mixed = answers.flatMap((answer) => findMixedEdition(answer, log.at) ?? []);
  return [
    nothing(`answers that failed during ${log.changes()} changes`, watching.failed, watching.answers()),
    nothing("different answers mixed of two editions", mixed, answers.length),
    isTrue(
      "each server showed many editions",
      answers.length > watched.length * 2,
      `${answers.length} different answers`,
    ),
  ];
}

function judgeOrders(
  log: EditionLog,
  { presses, failed }: Buyers,
  stored: Awaited<ReturnType<typeof storedPrices>>,
): Finding[] {
  const taken = presses.flatMap(({ saw, number }) => (number === undefined ? [] : [{ saw, number }]));
  const refused = presses.flatMap(({ saw, refusedWith }) => (refusedWith ? [{ saw, refusedWith }] : []));
  const wrong = taken.filter(({ saw, number }) => {
    const prices = stored.get(number);
    return !prices || !samePrices(prices, saw) || !log.knows(prices);
  });
  const misled = refused.filter(({ saw, refusedWith }) => samePrices(saw, refusedWith) || !log.knows(refusedWith));
  return [
    nothing("orders that failed", failed, presses.length),
    nothing(
      "orders not stored at the prices of one edition, those that she saw",
      wrong.map(({ number }) => number),
      taken.length,
    ),
    nothing(
      "orders refused without the sums of one other edition",
      misled.map(({ refusedWith }) => JSON.stringify(refusedWith)),
      refused.length,
    ),
    isTrue("some were taken", taken.length > 0, `${taken.length} taken, ${refused.length} refused`),
  ];
}

function failedRenderings(shops: readonly ShopProcess[]): number {
  return shops.flatMap((shop) => shop.output().match(/could not be rendered/g) ?? []).length;
}
