import { createLog } from "../log.ts";
import { createOrderStore } from "../orders/order-store.ts";
import type { Delivery, Mailer } from "../outbox/emailjs.ts";
import { createOutboxStore } from "../outbox/outbox-store.ts";
import { createSendNext, type OutboxParts } from "../outbox/worker.ts";
import { type databaseKinds, openTestDatabase } from "./databases.ts";
import { newOrder } from "./orders.ts";

export const second = 1000;
export const hour = 3600 * second;
export const start = Date.UTC(2025, 10, 15, 7);
export const neverAbort = new AbortController().signal;
export const accepted: Delivery = { outcome: "accepted" };

/** An outbox with so many orders, a clock that only moves when it is set, and a service that answers as it is told. */
export async function openTestOutbox(kind: (typeof databaseKinds)[number], waiting: number) {
  const database = await openTestDatabase(kind);
  const orders = createOrderStore(database);
  const store = createOutboxStore(database);
  const clock = { now: start };
  const calls: { number: string; at: number }[] = [];
  const sent: string[] = [];
  let answer: (number: string) => Delivery | Promise<Delivery> = () => accepted;
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const send: Mailer = async (order) => {
    calls.push({ number: order.number, at: clock.now });
    const delivery = await answer(order.number);
    if (delivery.outcome === "accepted") sent.push(order.number);
    return delivery;
  };
  const parts: OutboxParts = { store, send, now: () => clock.now, random: () => 0, log, metrics: { mail() {} } };
  const numbers: string[] = [];
  const place = async () => {
    const entry = newOrder({ createdAt: clock.now });
    await orders.add(entry);
    numbers.push(entry.order.number);
  };
  for (let count = 0; count < waiting; count++) await place();
  const sendNext = createSendNext(parts);
  const tick = async (times = 1) => {
    for (let count = 0; count < times; count++) {
      await sendNext(neverAbort);
      clock.now += second;
    }
  };
  const behave = (next: typeof answer) => {
    answer = next;
  };
  return { database, store, parts, clock, calls, sent, numbers, lines, place, tick, behave, sendNext };
}
