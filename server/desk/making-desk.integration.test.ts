import { describe, expect, test } from "vitest";
import type { Tick } from "../../shop/desk/making-desk.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createMakingDesk } from "./making-desk.ts";
import { createOrderDesk } from "./order-desk.ts";

const noon = Date.UTC(2025, 10, 15, 7);
const number = "NQ-7F3K-92";
const own = {
  id: 0,
  name: "Green jhoomar",
  price: 9,
  quantity: 2,
  lineTotal: 18,
  own: { words: "", pictures: ["ab"] },
};
const aina = { id: 1, name: "Aina", withDupatta: true, price: 5, quantity: 1, lineTotal: 5 };
const gauhar = { id: 98, name: "Gauhar", size: "17", price: 7, quantity: 2, lineTotal: 14 };
const unknown = { id: 99_999, name: "Taken off", price: 7, quantity: 1, lineTotal: 7 };

describe.each(databaseKinds)("%s", (kind) => {
  async function openDesk() {
    const database = await openTestDatabase(kind);
    const parts = { database, now: () => noon, ...orderCatalogue() };
    const orders = createOrderDesk(parts, { by: "desk", name: "Sana" });
    await createOrderStore(database).add(
      newOrder({ number, createdAt: noon, lines: [aina, gauhar, own, unknown], subtotal: 44, total: 294 }),
    );
    const step = (name: "confirm" | "pack", revision: number) =>
      orders.change(number, { change: { kind: "step", step: name }, revision });
    const making = createMakingDesk(parts);
    const wanted = async () => (await making.wanted()).map(({ name, made }) => `${name} ${made}`).toSorted();
    return { database, orders, step, making, wanted };
  }
  const tick = (changes: Partial<Tick>): Tick => ({ number, position: 2, pieceId: 0, was: 0, made: 1, ...changes });

  test("lists what has to be made of orders in hand, with its day and its picture", async () => {
    const { database, step, making, wanted } = await openDesk();
    expect(await wanted()).toEqual([]);
    await step("confirm", 0);
    await database.transact((trx) => trx.updateTable("orders").set({ needed_by: 20_500 }).execute());
    const [first, jhoomar] = await making.wanted();
    expect(first).toMatchObject({
      ...{ number, revision: 1, shopper: "Ayesha Rahman", position: 0, pieceId: 1, choices: { withDupatta: true } },
      ...{ quantity: 1, made: 0, makeBy: dayOf(noon) + 15, neededBy: 20_500 },
      picture: { name: expect.any(String) },
    });
    expect(jhoomar).toMatchObject({ position: 2, pieceId: 0, ownPicture: "ab", picture: undefined });
    expect(await wanted()).toEqual(["Aina 0", "Green jhoomar 0", "Taken off 0"]);
    await step("pack", 1);
    expect(await wanted()).toEqual([]);
  });

  test("a tick is kept once, whoever sends it, and leaves the order's revision alone", async () => {
    const { step, making, wanted, orders } = await openDesk();
    expect(await making.tick([tick({})])).toEqual({ left: 1 });
    await step("confirm", 0);
    const both = await Promise.all([making.tick([tick({})]), making.tick([tick({})])]);
    expect(both).toEqual([{ left: 0 }, { left: 0 }]);
    expect(await wanted()).toContain("Green jhoomar 1");
    expect(await making.tick([tick({ was: 0, made: 2 }), tick({ position: 0, pieceId: 1 })])).toEqual({ left: 1 });
    expect(await wanted()).toEqual(["Aina 1", "Green jhoomar 1", "Taken off 0"]);
    for (const wrong of [tick({ was: 1, made: 3 }), tick({ position: 1 }), tick({ number: "NQ-2222-22" })])
      expect(await making.tick([wrong])).toEqual({ left: 1 });
    expect(await making.tick([tick({ was: 1, made: 0 })])).toEqual({ left: 0 });
    expect(await wanted()).toContain("Green jhoomar 0");
    expect((await orders.find(number))?.revision).toBe(1);
  });

  test("changing an order keeps what is made of the lines that stay as they were", async () => {
    const { step, making, orders, database } = await openDesk();
    await step("confirm", 0);
    await making.tick([tick({ made: 2 }), tick({ position: 0, pieceId: 1 })]);
    await database.transact((trx) =>
      trx.updateTable("order_lines").set({ made: 2 }).where("position", "=", 1).execute(),
    );
    const lines = [
      { was: 1, quantity: 2, price: 7, choices: { size: "16" } },
      { was: 2, quantity: 1, price: 9, choices: {} },
      { was: 3, quantity: 1, price: 7, choices: {} },
      { id: 1, quantity: 1, price: 5, choices: { withDupatta: false } },
    ];
    expect(await orders.edit(number, { revision: 1, terms: { lines, delivery: 250 } })).toEqual({ outcome: "done" });
    const rows = await database.db.selectFrom("order_lines").select(["name", "made"]).orderBy("position").execute();
    expect(rows.map(({ name, made }) => `${name} ${made}`)).toEqual([
      "Gauhar 0",
      "Green jhoomar 1",
      "Taken off 0",
      "Aina 0",
    ]);
  });
});
