import { describe, expect, test } from "vitest";
import { balanceNow } from "../../shop/order/money-entries.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { createOrderDesk } from "../desk/order-desk.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderStore } from "./order-store.ts";

const lines = [
  { id: 98, name: "Gauhar", size: "17", price: 5200, quantity: 1, lineTotal: 5200 },
  { id: 1, name: "Naghma", price: 6800, quantity: 1, lineTotal: 6800 },
];

describe.each(databaseKinds)("%s", (kind) => {
  async function delivered() {
    const database = await openTestDatabase(kind);
    const stock = createStockStore(database);
    await stock.set(98, { "": 3 });
    await stock.set(1, { "": 3 });
    const desk = createOrderDesk(
      { database, now: () => Date.UTC(2026, 10, 18), ...orderCatalogue() },
      { by: "desk", name: "Sana" },
    );
    const entry = newOrder({ lines, subtotal: 12_000, delivery: 250, total: 12_250, payment: "cod" });
    await createOrderStore(database).add(entry);
    const { number } = entry.order;
    const find = async () => (await desk.find(number)) ?? expect.fail("no order");
    for (const step of ["confirm", "pack", "send", "deliver"] as const) {
      const { revision } = await find();
      await desk.change(number, { change: { kind: "step", step }, revision, courier: "TCS", tracking: "77" });
    }
    const left = async () => {
      const now = await stock.of([98, 1]);
      return [now.get(98)?.[""], now.get(1)?.[""]];
    };
    const charges = async () =>
      (await database.db.selectFrom("orders").select("charges").executeTakeFirstOrThrow()).charges;
    return { desk, number, find, left, charges };
  }

  test("what came back is on the shelf, to mend or gone; taken back, all is as before", async () => {
    const { desk, number, find, left, charges } = await delivered();
    expect(await left()).toEqual([2, 2]);
    const asked = { change: { kind: "step", step: "come-back" }, revision: 4 } as const;
    const back = { why: "no-answer", places: ["shelf", "mend"], cost: 250 } as const;
    expect(await desk.change(number, { ...asked, back })).toMatchObject({ outcome: "done" });
    expect([await left(), await charges()]).toEqual([[3, 2], 250]);
    expect((await find()).events.at(-1)?.details).toMatchObject({
      back: { why: "no-answer", cost: 250, pieces: [{ name: "Gauhar in 17", place: "shelf" }, { place: "mend" }] },
    });
    expect(await desk.change(number, { change: { kind: "take-back" }, revision: 5 })).toMatchObject({
      outcome: "done",
    });
    expect([await left(), await charges()]).toEqual([[2, 2], 0]);
    await desk.change(number, { ...asked, revision: 6 });
    expect(await left()).toEqual([3, 3]);
  });

  test("an exchange puts back what came, once, and the order keeps its money", async () => {
    const { desk, number, find, left } = await delivered();
    const asked = { revision: 4, places: ["shelf", undefined], giveBack: 0 } as const;
    expect(await desk.exchange(number, asked)).toEqual({ outcome: "done" });
    expect(await desk.exchange(number, asked)).toEqual({ outcome: "repeated" });
    expect(await desk.exchange(number, { ...asked, places: [undefined, "gone"] })).toMatchObject({
      outcome: "conflict",
    });
    const order = await find();
    expect(await left()).toEqual([3, 2]);
    expect(order).toMatchObject({ stage: "delivered", total: 12_250, revision: 5 });
    expect(balanceNow(order)).toMatchObject({ toGiveBack: 0, due: 0 });
  });

  test("for something cheaper the difference is to give back; more than the pieces cost isn't", async () => {
    const { desk, number, find } = await delivered();
    const asked = { revision: 4, places: ["gone", undefined] as const };
    expect(await desk.exchange(number, { ...asked, giveBack: 12_001 })).toEqual({ outcome: "too-much" });
    expect(await desk.exchange(number, { ...asked, giveBack: 1000 })).toEqual({ outcome: "done" });
    expect(await desk.exchange(number, { ...asked, giveBack: 1000 })).toEqual({ outcome: "repeated" });
    const order = await find();
    expect(order).toMatchObject({ total: 11_250, discount: { sum: 1000, reason: "Exchange" }, revision: 6 });
    expect(balanceNow(order)).toMatchObject({ received: 12_250, toGiveBack: 1000 });
  });

  test("nothing is exchanged before it was sent", async () => {
    const { desk, number } = await delivered();
    for (const revision of [4, 5]) await desk.change(number, { change: { kind: "take-back" }, revision });
    const back = { change: { kind: "step", step: "come-back" }, revision: 5 } as const;
    await desk.change(number, back);
    expect(await desk.exchange(number, { revision: 6, places: ["shelf"], giveBack: 0 })).toEqual({
      outcome: "too-late",
    });
  });
});
