import { Agent } from "node:http";
import fc from "fast-check";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { newOrderKey } from "../../server/orders/order-keys.ts";
import { offerPath } from "../../shop/paths.ts";
import { offeredPiece, offerTotal, storeOffer, takeOfferRequest } from "../offers.ts";
import { parseDatabaseUrl, silentLog } from "../order-audit.ts";
import { type OrderOutcome, sendOrder } from "../order-client.ts";
import { type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";

const atOnce = 8;

const nonsense = fc.oneof(
  fc.constantFrom<unknown>(null, [], "", -1, 0.5, 2 ** 53, "\u0000", "\ud800", [[[]]], "x".repeat(3000)),
  fc.jsonValue(),
);

/** Attempts to get an offer's price by other means than its key, or another price by its key. */
function bentBody(offer: string, other: string): fc.Arbitrary<unknown> {
  const good = () => takeOfferRequest(offer);
  const cheap = { id: offeredPiece, quantity: 1, price: 1, agreed: 1 };
  return fc.oneof(
    fc.constantFrom("key", "customer", "payment", "screenshotSent", "total").chain((field) =>
      // Text and yes-or-no fields accept some values; the wrong total then refuses them.
      nonsense.map((value) => ({ ...good(), total: 1, [field]: value })),
    ),
    nonsense.filter((value) => value !== undefined).map((value) => ({ ...good(), total: 1, offer: value })),
    nonsense.map((value) => ({ ...good(), offer: { key: value, choices: [] } })),
    nonsense.map((value) => ({ ...good(), total: 1, offer: { key: offer, choices: value } })),
    // Never stored, however many are guessed.
    fc.noShrink(fc.nat()).map(() => takeOfferRequest(newOrderKey())),
    fc.integer({ min: 0, max: offerTotal - 1 }).map((total) => ({ ...good(), total })),
    fc
      .constantFrom<() => unknown>(
        () => ({ ...good(), lines: [cheap] }),
        () => ({ ...good(), lines: [cheap], total: 1 }),
        () => ({ ...good(), total: 1, offer: { key: offer, choices: [{ price: 1 }, { agreed: 1 }] } }),
        () => ({ ...good(), total: 1, offer: { key: offer, choices: [], lines: [cheap], delivery: 0 } }),
        () => ({ ...good(), total: 1, offer: { key: offer, choices: [], id: 1, terms: { lines: [cheap] } } }),
        () => ({ ...good(), offer: { key: [offer, other], choices: [] } }),
        () => ({ ...good(), offer: { key: `${offer}${other}`, choices: [] } }),
        () => ({ ...good(), offer: { key: offer.toLowerCase() === offer ? "" : offer.toLowerCase(), choices: [] } }),
        () => ({ ...good(), total: 1, offer: { key: offer, choices: Array(101).fill({}) } }),
      )
      .map((make) => make()),
  );
}

/** Always 4xx, nothing stored, no offer changed. */
export async function hostileOffers(url: string, count: number): Promise<Finding[]> {
  const database = await openDatabase(parseDatabaseUrl(url), silentLog);
  const [offer, other] = [await storeOffer(database), await storeOffer(database)];
  const before = await offersIn(database);
  const shop = await startShop({ database: url });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const wrong: string[] = [];
  const bodies = fc.sample(bentBody(offer, other), count).map((body) => JSON.stringify(body));
  const send = async (from: number) => {
    for (let index = from; index < bodies.length; index += atOnce) {
      const body = bodies[index] ?? "";
      const answer = await sendOrder(shop.origin, body, { agent });
      if (!isRefused(answer)) wrong.push(`${statusOf(answer)} ${body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => send(index)));
  const pages = await guessPages(shop.origin, Math.min(count, 60));
  const [after, orders] = [await offersIn(database), await countOrders(database)];
  // Control: the key alone is enough, once.
  const taken = await sendOrder(shop.origin, takeOfferRequest(offer), { agent });
  const again = await sendOrder(shop.origin, takeOfferRequest(offer), { agent });
  agent.destroy();
  await shop.end("SIGTERM");
  await database.close();
  return [
    nothing("answers that are not 4xx", wrong, bodies.length),
    none("orders made by them", orders),
    isTrue("both offers are as they were", after === before),
    ...pages,
    isTrue("the key orders at the agreed price", totalOf(taken) === offerTotal, statusOf(taken)),
    isTrue("… and no second time", isRefused(again), statusOf(again)),
    nothing(
      "keys in the log",
      [offer, other].filter((key) => shop.output().includes(key)),
    ),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

/** A key that never was, and one that isn't even a key, get the same page. */
async function guessPages(origin: string, count: number): Promise<Finding[]> {
  const answers = new Set<string>();
  for (let guess = 0; guess < count; guess++) {
    const key = guess % 3 === 2 ? "not-a-key" : newOrderKey();
    const response = await fetch(`${origin}${offerPath(key)}`);
    const body = (await response.text()).replaceAll(key, "").replaceAll(/nonce="[^"]*"/g, "");
    if (response.status !== 429) answers.add(`${response.status} ${body}`);
  }
  const [first = ""] = answers;
  return [
    none("answers by which guesses can be told apart", answers.size - 1, `${count} guesses`),
    isTrue("a guess is a 404", first.startsWith("404 "), first.slice(0, 3)),
  ];
}

function isRefused(answer: OrderOutcome): boolean {
  return answer.kind === "answer" && answer.status >= 400 && answer.status < 500;
}

function statusOf(answer: OrderOutcome): string {
  return answer.kind === "answer" ? String(answer.status) : answer.reason;
}

function totalOf(answer: OrderOutcome): number {
  return answer.kind === "answer" && answer.status === 201 ? Number(JSON.parse(answer.body).total) : Number.NaN;
}

async function offersIn({ db }: Database): Promise<string> {
  return JSON.stringify(await db.selectFrom("offers").selectAll().orderBy("id").execute());
}

async function countOrders({ db }: Database): Promise<number> {
  return (await db.selectFrom("orders").select("number").execute()).length;
}
