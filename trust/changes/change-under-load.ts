import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../server/database/open-database.ts";
import { databaseSettings, silent } from "../ledger.ts";
import { type Finding, isTrue, none, nothing } from "../report.ts";
import { type ShopProcess, startShop } from "../shop-process.ts";
import { type Buyers, startBuying, storedPrices } from "./buyers.ts";
import { type Book, isSame, openBook, pricesIn, sentPictures } from "./edition-book.ts";
import { mixtureIn } from "./mixture.ts";
import { productsAddress, startWatching, type Watchers, watched } from "./watchers.ts";

const changeEvery = 100;
const buyers = 20;
const givenUpAfter = 60_000;

type Run = { servers: number; seconds: number; connections: number };

/** A change every tenth of a second, while shoppers look at everything that it concerns, and order. */
export async function changeUnderLoad(url: string, { servers, seconds, connections }: Run): Promise<Finding[]> {
  const database = await openDatabase(databaseSettings(url), silent);
  const shops = await Promise.all(Array.from({ length: servers }, () => startShop({ database: url })));
  const origins = shops.map(({ origin }) => origin);
  const book = await openBook(database);
  try {
    await changeAll(book, origins);
    const watching = startWatching(origins, connections - buyers);
    const buying = startBuying(origins, buyers);
    await changeFor(book, seconds);
    await Promise.all([watching.stop(), buying.stop()]);
    const stale = await staleAtTheEnd(book, origins);
    return [
      ...judgePages(book, watching),
      nothing("pages and pictures that aren't those of the last change", stale, watched.length * servers),
      ...(await judgeOrders(book, buying, await storedPrices(database))),
      none("renderings that failed", failedRenderings(shops)),
    ];
  } finally {
    await Promise.all(shops.map((shop) => shop.end("SIGKILL")));
    await database.close();
  }
}

/** From here on nothing on the pages that are watched is as it was built. */
async function changeAll(book: Book, origins: readonly string[]): Promise<void> {
  for (let round = 0; round < 5; round++) await book.change();
  for (const origin of origins) await untilLive(book, origin);
}

async function changeFor(book: Book, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) await Promise.all([book.change(), wait(changeEvery)]);
}

/** A server looks every second. */
async function untilLive(book: Book, origin: string): Promise<void> {
  const deadline = performance.now() + givenUpAfter;
  while (performance.now() < deadline) {
    const answer = await fetch(origin + productsAddress, { cache: "no-store" });
    const text = await answer.text();
    const { first, second } = pricesIn(text);
    if (first.size + second.size === 2 && isLatest(text, book)) return;
    await wait(50);
  }
  throw new Error(`${origin} doesn't see the last change`);
}

function isLatest(text: string, book: Book): boolean {
  const { first, second } = pricesIn(text);
  const latest = book.latest();
  return [...first].every((price) => price === latest.first) && [...second].every((price) => price === latest.second);
}

async function staleAtTheEnd(book: Book, origins: readonly string[]): Promise<string[]> {
  const stale: string[] = [];
  for (const origin of origins) {
    await untilLive(book, origin);
    for (const address of watched) {
      const text = await (await fetch(origin + address)).text();
      if (!isLatest(text, book)) stale.push(address);
    }
    for (const file of sentPictures.flatMap(({ files }) => [...files.keys()]))
      if (!(await fetch(`${origin}/pictures/${file}`)).ok) stale.push(file);
  }
  return stale;
}

function judgePages(book: Book, watching: Watchers): Finding[] {
  const seen = watching.seen();
  const mixed = seen.flatMap((answer) => mixtureIn(answer, book.at) ?? []);
  return [
    nothing(`answers that failed during ${book.changes()} changes`, watching.failed, watching.answers()),
    nothing("different answers mixed of two editions", mixed, seen.length),
    isTrue("each server showed many editions", seen.length > watched.length * 2, `${seen.length} different answers`),
  ];
}

function judgeOrders(
  book: Book,
  { presses, failed }: Buyers,
  stored: Awaited<ReturnType<typeof storedPrices>>,
): Finding[] {
  const taken = presses.flatMap(({ saw, number }) => (number === undefined ? [] : [{ saw, number }]));
  const refused = presses.flatMap(({ saw, refusedWith }) => (refusedWith ? [{ saw, refusedWith }] : []));
  const wrong = taken.filter(({ saw, number }) => {
    const prices = stored.get(number);
    return !prices || !isSame(prices, saw) || !book.knows(prices);
  });
  const misled = refused.filter(({ saw, refusedWith }) => isSame(saw, refusedWith) || !book.knows(refusedWith));
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
