import { expect, test } from "vitest";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import type { Delivery } from "./emailjs.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { createSendNext } from "./worker.ts";

const never = new AbortController().signal;
const accepted: Delivery = { outcome: "accepted" };

async function openOutbox(kind: (typeof databaseKinds)[number], waiting: number, list: Delivery = accepted) {
  const database = await openTestDatabase(kind);
  const orders = createOrderStore(database);
  const numbers: string[] = [];
  const calls: (string | string[])[] = [];
  const clock = { now: Date.UTC(2026, 10, 15, 7) };
  const place = async (count: number) => {
    for (let placed = 0; placed < count; placed++) {
      const entry = newOrder({ createdAt: clock.now });
      await orders.add(entry);
      numbers.push(entry.order.number);
    }
  };
  await place(waiting);
  const sendNext = createSendNext({
    store: createOutboxStore(database),
    send: async ({ number }) => {
      calls.push(number);
      return accepted;
    },
    sendList: async (waitingOrders) => {
      calls.push(waitingOrders.map(({ number }) => number));
      return list;
    },
    now: () => clock.now,
    random: () => 0,
    log: silent,
    metrics: { mail() {} },
  });
  const tick = async (times: number) => {
    for (let count = 0; count < times; count++) {
      await sendNext(never);
      clock.now += 1_000;
    }
  };
  return { numbers, calls, place, tick };
}

test.each(databaseKinds)(
  "%s: when many orders wait, one list is sent first, and each order's own mail follows",
  async (kind) => {
    const { numbers, calls, place, tick } = await openOutbox(kind, 31);
    const listed = [...numbers];
    await tick(1);
    expect(calls).toEqual([listed]);
    await place(10);
    await tick(41);
    expect(calls).toEqual([listed, ...numbers]);
  },
);

test("no list is sent for thirty orders", async () => {
  const { numbers, calls, tick } = await openOutbox("sqlite", 30);
  await tick(30);
  expect(calls).toEqual(numbers);
});

test("a list that fails delays no mail", async () => {
  const { numbers, calls, tick } = await openOutbox("sqlite", 31, { outcome: "unavailable", problem: "500" });
  await tick(32);
  expect(calls).toEqual([numbers, ...numbers]);
});
