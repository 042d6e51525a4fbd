import { expect, test } from "vitest";
import { type NewsKind, sellerNews, shopperNews } from "../../shop/messages/order-news.ts";
import { order } from "../../shop/testing/orders.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import type { Delivery } from "./emailjs.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { createStep } from "./worker.ts";

const second = 1000;
const minute = 60 * second;
const start = Date.UTC(2026, 10, 15, 7);
const never = new AbortController().signal;
const accepted: Delivery = { outcome: "accepted" };
const failures: readonly Delivery[] = [
  { outcome: "refused", problem: "400 Bad request" },
  { outcome: "unavailable", problem: "500" },
  { outcome: "refused", problem: "412 SMTP: Timeout" },
];

/** Park and Miller's generator: the same seed, the same arrivals. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Arrival = { at: number; isBad: boolean };

/** Several bad orders at once, more of them later, and a good one now and then, right behind a bad one and far from any. */
function arrivals(random: () => number): Arrival[] {
  const burst = Array.from({ length: 8 }, () => ({ at: Math.floor(random() * 5) * second, isBad: true }));
  const later = Array.from({ length: 4 }, () => ({ at: Math.floor(random() * 45 * 60) * second, isBad: true }));
  const good = Array.from({ length: 12 }, (_, count) => ({
    at: Math.floor((count + random()) * 4 * 60) * second,
    isBad: false,
  }));
  const behind = [6, 7, 8].map((at) => ({ at: at * second, isBad: false }));
  return [...burst, ...later, ...good, ...behind].toSorted((one, other) => one.at - other.at);
}

type Model = { seed: number; badFor: "shopper" | "both" };

/** The real outbox on a clock of the test's own. How long each good mail waited, in seconds. */
async function waits({ seed, badFor }: Model) {
  const database = await openTestDatabase("sqlite");
  const orders = createOrderStore(database, { writesToShoppers: true });
  const random = createRandom(seed);
  const clock = { now: start };
  const calls: number[] = [];
  const waited: { seller: number[]; shopper: number[] } = { seller: [], shopper: [] };
  const answer = async (number: string, createdAt: number, kind: NewsKind | undefined): Promise<Delivery> => {
    const isBad = badNumbers.has(number) && (badFor === "both" || kind !== undefined);
    calls.push(clock.now);
    clock.now += second / 2;
    if (isBad) return failures[Math.floor(random() * failures.length)] ?? accepted;
    waited[kind ? "shopper" : "seller"].push((clock.now - createdAt) / second);
    return accepted;
  };
  const step = createStep({
    store: createOutboxStore(database, [...sellerNews, ...shopperNews]),
    send: ({ number, createdAt }) => answer(number, createdAt, undefined),
    sendNews: ({ kind, order: { number, createdAt } }) => answer(number, createdAt, kind),
    now: () => clock.now,
    random,
    log: silent,
    metrics: { mail() {} },
  });
  const badNumbers = new Set<string>();
  const coming = arrivals(random);
  const good = coming.filter(({ isBad }) => !isBad).length;
  const place = async ({ at, isBad }: Arrival) => {
    const customer = { ...order().customer, email: "nobody@example.com" };
    const entry = newOrder({ createdAt: start + at, customer });
    if (isBad) badNumbers.add(entry.order.number);
    await orders.add(entry);
  };
  const end = start + 52 * minute;
  let idle = 0;
  while (clock.now < end) {
    while (coming[0] && start + coming[0].at <= clock.now) await place(coming.shift() as Arrival);
    idle = (await step(never)) === "idle" ? idle + 1 : 0;
    // A long quiet is passed in larger strides.
    clock.now += idle > 10 ? 3 * second : second;
  }
  const gaps = calls.slice(1).map((at, index) => at - (calls[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(second);
  expect(waited.shopper).toHaveLength(good);
  expect(waited.seller).toHaveLength(good + (badFor === "both" ? 0 : badNumbers.size));
  return waited;
}

const models = [11, 23, 47].flatMap((seed) => (["shopper", "both"] as const).map((badFor) => ({ seed, badFor })));

test.each(models)(
  "no bad mail delays a good one by more than a minute: seed $seed, bad for $badFor",
  async ({ seed, badFor }) => {
    const { seller, shopper } = await waits({ seed, badFor });
    expect(Math.max(...shopper)).toBeLessThanOrEqual(60);
    // Eleven orders come in within nine seconds, and a mail takes two with its second of spacing.
    expect(Math.max(...seller)).toBeLessThanOrEqual(badFor === "both" ? 60 : 25);
  },
);

test.each(databaseKinds)(
  "%s: a turn that the release before let rest is taken at once, a lease isn't",
  async (kind) => {
    const database = await openTestDatabase(kind);
    const store = createOutboxStore(database);
    const setTurn = (runAt: number) =>
      database.transact((trx) =>
        trx.updateTable("outbox_turn").set({ run_at: runAt, decided_at: start, failures: 11 }).execute(),
      );
    await setTurn(start + 15 * second);
    expect(await store.takeTurn(start + second)).toBeUndefined();
    await setTurn(start + 60 * minute);
    expect(await store.takeTurn(start + second)).toBeDefined();
  },
);
