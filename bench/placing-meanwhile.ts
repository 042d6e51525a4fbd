import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../server/database/open-database.ts";
import { createOrderStore } from "../server/orders/order-store.ts";
import { newOrder } from "../server/testing/orders.ts";
import { median } from "./statistics.ts";

export type Placing = { orders: number; median: number; worst: number };

const interval = 50;

/** Places an order every 50 ms. A time runs from when it was due, so that it includes whatever kept the thread busy. */
export function startPlacing(database: Database): { stop(): Promise<Placing> } {
  const store = createOrderStore(database);
  const times: number[] = [];
  let isOver = false;
  const place = async () => {
    while (!isOver) {
      const due = performance.now() + interval;
      await wait(interval);
      await store.add(newOrder({ createdAt: Date.now() }));
      times.push(performance.now() - due);
    }
  };
  const placing = place();
  return {
    stop: async () => {
      isOver = true;
      await placing;
      return { orders: times.length, median: median(times), worst: Math.max(...times) };
    },
  };
}
