import { expect, test } from "vitest";
import { type NewsKind, sellerNews, shopperNews } from "../../shop/messages/order-news.ts";
import { order } from "../../shop/testing/orders.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import type { Delivery } from "./emailjs.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { createSendNext } from "./worker.ts";

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

/** Many bad orders at once and some later; good ones right after a bad one, and far from any. */
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

/** Runs the real outbox on a simulated clock; gives how long each good mail waited, in seconds. */
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
  const sendNext = createSendNext({
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
    idle = (await sendNext(never)) === "idle" ? idle + 1 : 0;
    // Idle periods are simulated in larger steps.
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
  "a bad mail delays a good one by at most a minute: seed $seed, bad for $badFor",
  async ({ seed, badFor }) => {
    const { seller, shopper } = await waits({ seed, badFor });
    expect(Math.max(...shopper)).toBeLessThanOrEqual(60);
    // Eleven orders come in within nine seconds, and a mail takes two with its second of spacing.
    expect(Math.max(...seller)).toBeLessThanOrEqual(badFor === "both" ? 60 : 25);
  },
);

test.each(databaseKinds)("%s: an earlier release's back-off is ignored, a lease isn't", async (kind) => {
  const database = await openTestDatabase(kind);
  const store = createOutboxStore(database);
  const setExpiry = (runAt: number) =>
    database.transact((trx) =>
      trx.updateTable("outbox_turn").set({ run_at: runAt, decided_at: start, failures: 11 }).execute(),
    );
  await setExpiry(start + 15 * second);
  expect(await store.acquireLease(start + second)).toBeUndefined();
  await setExpiry(start + 60 * minute);
  expect(await store.acquireLease(start + second)).toBeDefined();
});
