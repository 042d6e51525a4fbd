import { setTimeout as wait } from "node:timers/promises";
import { createStockStore } from "../../server/catalogue/stock-store.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { offeredPiece, offerTotal, storeOffer, takeOfferRequest } from "../offers.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { type OrderOutcome, orderNumberIn, sendOrder } from "../order-client.ts";
import { type Finding, none } from "../report.ts";
import { killAndRestart, startShop } from "../shop-process.ts";

/** Of the piece that is offered, more than there are offers. */
const inStock = 100_000;
/** Longest time before a kill, in milliseconds. */
const longestLife = 250;
const givenUpAfter = 90_000;

type Rush = {
  servers: number;
  /** Each round has an offer of its own. */
  rounds: number;
  /** Devices that order it at the same time. */
  devices: number;
  /** One of the servers is killed in every round. */
  kills: boolean;
};

/** Several devices order the same offer at once. It must become one order, and each device is told which. */
export async function takeOffers(url: string, { servers, rounds, devices, kills }: Rush): Promise<Finding[]> {
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  await createStockStore(database).set(offeredPiece, { "": inStock });
  const shops = await Promise.all(Array.from({ length: servers }, () => startShop({ database: url })));
  const told: Told[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const offer = await storeOffer(database);
      const rush = Array.from({ length: devices }, (_, index) => take(shops[index % servers]?.origin, offer));
      if (kills) {
        await wait(Math.random() * longestLife);
        await killAndRestart(shops, round % servers, url);
      }
      told.push(...(await Promise.all(rush)));
    }
    return await judge(database, told);
  } finally {
    await Promise.all(shops.map((shop) => shop.end("SIGKILL")));
    await database.close();
  }
}

type Told = { key: string; number: string | undefined; isTaken: boolean };

/** Repeats the request under its key until there is an answer. */
async function take(origin = "", offer: string): Promise<Told> {
  const body = takeOfferRequest(offer);
  const deadline = performance.now() + givenUpAfter;
  for (;;) {
    const answer = await sendOrder(origin, body);
    const isBusy = answer.kind === "no-answer" || answer.status === 503;
    if (!isBusy || performance.now() > deadline)
      return { key: body.key, number: orderNumberIn(answer), isTaken: saysTaken(answer) };
    await wait(50);
  }
}

function saysTaken(answer: OrderOutcome): boolean {
  if (answer.kind !== "answer" || answer.status !== 422) return false;
  const { errors } = JSON.parse(answer.body) as { errors: { field: string; reason: string }[] };
  return errors.length === 1 && errors[0]?.reason === "offer-taken";
}

async function judge(database: Database, told: readonly Told[]): Promise<Finding[]> {
  const { db } = database;
  const orders = await db.selectFrom("orders").select(["number", "idempotency_key", "total", "source"]).execute();
  const offers = await db.selectFrom("offers").select(["id", "taken_by"]).execute();
  const left = (await createStockStore(database).of([offeredPiece])).get(offeredPiece)?.[""] ?? Number.NaN;
  const stored = new Map(orders.map(({ idempotency_key, number }) => [idempotency_key, number]));
  const taken = new Set(offers.map((offer) => offer.taken_by));
  const of = `${offers.length} offers, ${told.length} devices`;
  return [
    none("offers without an order, or orders without an offer", Math.abs(taken.size - orders.length), of),
    none("offers that nobody got", offers.filter((offer) => offer.taken_by === null).length, of),
    none("orders that no offer names", orders.filter(({ number }) => !taken.has(number)).length, of),
    none(
      "orders told and not there",
      told.filter(({ key, number }) => number && stored.get(key) !== number).length,
      of,
    ),
    none("orders there and told as taken", told.filter(({ key, number }) => !number && stored.has(key)).length, of),
    none("devices told neither", told.filter(({ number, isTaken }) => !number && !isTaken).length, of),
    none("orders at another price", orders.filter(({ total }) => total !== offerTotal).length, of),
    none("pieces that appeared or vanished", Math.abs(left + orders.length - inStock), of),
  ];
}
