import { describe, expect, test } from "vitest";
import type { Order } from "../../shop/order/order.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderDesk } from "./order-desk.ts";

const noon = Date.UTC(2025, 10, 15, 7);

describe.each(databaseKinds)("%s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const store = createOrderStore(database);
    const desk = createOrderDesk({ database, now: () => noon, ...orderCatalogue() }, { by: "desk", name: "Sana" });
    const place = async (
      quantity: number,
      piece = { id: 98, name: "Gauhar", price: 5200 },
      changes: Partial<Order> = {},
    ) => {
      const lines = [{ ...piece, quantity, lineTotal: piece.price * quantity }];
      const entry = newOrder({ createdAt: noon, lines, ...changes });
      await store.add(entry);
      return entry.order.number;
    };
    return { stock: createStockStore(database), desk, place };
  }

  test("pieces that run out aren't hidden by those that are off, nor by those sold out before today", async () => {
    const { stock, desk, place } = await openDesk();
    const off = Array.from({ length: 9 }, (_, index) => 900_001 + index);
    const long = [2, 3, 4, 5, 6, 7, 9, 10];
    for (const id of [...off, ...long]) await stock.set(id, { "": 0 });
    await stock.set(97, { "": 2 });
    await stock.set(96, { "": 1 });
    await stock.set(98, { "": 1 });
    await place(1);
    const { runningOut } = await desk.waiting();
    expect(runningOut.map(({ id }) => id)).toEqual([98, 96, 97, 2, 3, 4, 5, 6]);
  });

  test("an order that takes more than ten counted pieces waits on Today as a large one until it is confirmed", async () => {
    const { stock, desk, place } = await openDesk();
    await stock.set(98, { "": 40 });
    await place(10);
    await place(11, { id: 1, name: "Aina", price: 95_000 });
    const large = await place(11);
    const fallen = await place(12);
    await desk.change(fallen, { change: { kind: "step", step: "cancel" }, revision: 0 });
    expect((await desk.list({ work: "large" })).rows.map(({ number }) => number)).toEqual([large]);
    const waiting = async () => (await desk.waiting()).waiting.map(({ work, count }) => [work, count]);
    expect(await waiting()).toEqual([
      ["large", 1],
      ["confirm", 3],
    ]);
    await desk.change(large, { change: { kind: "step", step: "confirm" }, revision: 0 });
    expect((await waiting())[0]).toEqual(["confirm", 2]);
  });
});
