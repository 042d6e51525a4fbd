import { setTimeout as wait } from "node:timers/promises";
import { fileEdition } from "../../catalogue/file-edition.server.ts";
import { createStockStore } from "../../server/catalogue/stock-store.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { orderCatalogueFrom } from "../../server/desk/order-catalogue.ts";
import { stepParts } from "../../server/desk/order-desk.ts";
import { takeStep } from "../../server/orders/order-steps.ts";
import { priceCart, shopDelivery } from "../../shop/cart/pricing.ts";
import { productsApiPath } from "../../shop/paths.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { newOrderRequest, type OrderOutcome, orderNumberIn, sendOrder } from "../order-client.ts";
import { type Finding, none } from "../report.ts";
import { killAndRestart, type ShopProcess, startShop } from "../shop-process.ts";

const wanted = 38;
const inStock = 5;
const shoppers = 200;
/** Longest time before a kill, in milliseconds. */
const longestLife = 300;
const givenUpAfter = 90_000;

const lines = [{ id: wanted, quantity: 1 }];
const { catalogue, settings } = fileEdition;
const { total } = priceCart(lines, (id) => catalogue.product(id), shopDelivery(settings));

type Rush = { servers: number; rounds: number; kills: boolean };

/** Two hundred shoppers order one of the last five pieces; the five orders are cancelled, and the next round begins. */
export async function lastPieces(url: string, { servers, rounds, kills }: Rush): Promise<Finding[]> {
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  await createStockStore(database).set(wanted, { "": inStock });
  const shops = await Promise.all(Array.from({ length: servers }, () => startShop({ database: url })));
  const found: Round[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      await Promise.all(shops.map(untilForSale));
      const rush = Promise.all(Array.from({ length: shoppers }, (_, index) => order(shops[index % servers]?.origin)));
      if (kills) {
        await wait(Math.random() * longestLife);
        await killAndRestart(shops, round % servers, url);
      }
      found.push(await judge(database, await rush));
      await cancelAll(database);
      if ((await leftOf(database)) !== inStock) throw new Error("what was cancelled did not come back once");
    }
  } finally {
    await Promise.all(shops.map((shop) => shop.end("SIGKILL")));
    await database.close();
  }
  return report(found);
}

/** Servers notice restored stock within a second. */
async function untilForSale({ origin }: ShopProcess): Promise<void> {
  const deadline = performance.now() + givenUpAfter;
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}${productsApiPath}?ids=${wanted}`);
    const { products } = (await answer.json()) as { products: { inStock: boolean }[] };
    if (products[0]?.inStock) return;
    await wait(50);
  }
  throw new Error("the piece is not for sale again");
}

type Told = { key: string; number: string | undefined; answer: OrderOutcome };

/** Repeats an order under its key until it is accepted or refused. */
async function order(origin = ""): Promise<Told> {
  const body = newOrderRequest({ lines, total });
  const deadline = performance.now() + givenUpAfter;
  for (;;) {
    const answer = await sendOrder(origin, body);
    const isBusy = answer.kind === "no-answer" || answer.status === 503;
    if (!isBusy || performance.now() > deadline) return { key: body.key, number: orderNumberIn(answer), answer };
    await wait(50);
  }
}

type Round = { sold: number; soldOut: number; lost: number; untold: number; torn: number; astray: number };

async function judge(database: Database, told: readonly Told[]): Promise<Round> {
  const held = await holding(database);
  const rows = await database.db.selectFrom("orders").select(["number", "idempotency_key as key", "stage"]).execute();
  const stored = new Map(rows.map(({ key, number }) => [key, number]));
  const torn = rows.filter(({ number, stage }) => (stage !== "cancelled") !== held.includes(number));
  const got = told.filter(({ number }) => number !== undefined);
  return {
    sold: held.length,
    soldOut: told.filter(({ answer }) => isSoldOut(answer)).length,
    lost: got.filter(({ key, number }) => stored.get(key) !== number || !held.includes(number ?? "")).length,
    untold: told.filter(({ key, number }) => number === undefined && stored.has(key)).length,
    torn: torn.length,
    astray: Math.abs((await leftOf(database)) + held.length - inStock),
  };
}

function isSoldOut(answer: OrderOutcome): boolean {
  if (answer.kind !== "answer" || answer.status !== 422) return false;
  const { errors } = JSON.parse(answer.body) as { errors: { field: string; reason: string }[] };
  return errors.length === 1 && errors[0]?.reason === "sold-out";
}

async function holding(database: Database): Promise<string[]> {
  return (await createStockStore(database).holding(wanted)).map(({ number }) => number);
}

async function leftOf(database: Database): Promise<number> {
  return (await createStockStore(database).of([wanted])).get(wanted)?.[""] ?? Number.NaN;
}

async function cancelAll(database: Database): Promise<void> {
  const parts = stepParts({ database, now: Date.now, ...orderCatalogueFrom(fileEdition, "") });
  const change = { kind: "step", step: "cancel" } as const;
  const actor = { by: "desk", name: "Sana" } as const;
  for (const number of await holding(database)) await takeStep(parts, { number, revision: 0, change, actor });
}

function report(found: readonly Round[]): Finding[] {
  const of = `${found.length} rounds of ${shoppers} shoppers`;
  const sum = (part: keyof Round) => found.reduce((total, round) => total + round[part], 0);
  return [
    none(`rounds in which not exactly ${inStock} were sold`, found.filter(({ sold }) => sold !== inStock).length, of),
    none(
      `rounds in which not all of the other ${shoppers - inStock} were told so`,
      found.filter(({ soldOut }) => soldOut !== shoppers - inStock).length,
      of,
    ),
    none("orders told and not there", sum("lost"), of),
    none("orders there and told as sold out", sum("untold"), of),
    none("orders that stand without their piece, or hold one though cancelled", sum("torn"), of),
    none("pieces that appeared or vanished", sum("astray"), of),
  ];
}
