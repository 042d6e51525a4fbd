import { describe, expect, test } from "vitest";
import { order as sample } from "../../shop/testing/orders.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { takeStep } from "./order-steps.ts";
import { createOrderStore } from "./order-store.ts";

const gauhar = { id: 98, name: "Gauhar", price: 5200 };

describe.each(databaseKinds)("%s", (kind) => {
  async function openShop() {
    const database = await openTestDatabase(kind);
    const stock = createStockStore(database);
    await stock.set(98, { "": 500 });
    const store = createOrderStore(database);
    const place = async (quantity: number, { phone = "0321 5557890", from = "192.0.2.1", id = 98 } = {}) => {
      const lines = [{ ...gauhar, id, quantity, lineTotal: 5200 * quantity }];
      const entry = newOrder({ lines, customer: { ...sample().customer, phone } });
      const { outcome } = await store.add({ ...entry, heldLimit: { pieces: 50, from } });
      return { outcome, number: entry.order.number };
    };
    const step = (number: string, name: "confirm" | "cancel") =>
      takeStep(
        { kind, transact: database.transact, now: Date.now, makeBy: () => null },
        { number, revision: 0, actor: { by: "desk", name: "Sana" }, change: { kind: "step", step: name } },
      );
    const left = async () => (await stock.of([98])).get(98)?.[""];
    const orders = async () => (await database.db.selectFrom("orders").select("number").execute()).length;
    return { place, step, left, orders };
  }

  test("one phone holds fifty counted pieces in orders that nobody has confirmed, however it is written", async () => {
    const { place, step, left, orders } = await openShop();
    const first = await place(30, { from: "192.0.2.1" });
    const second = await place(20, { phone: "+92 321-555 7890", from: "192.0.2.2" });
    expect([first.outcome, second.outcome]).toEqual(["stored", "stored"]);
    const more = () => place(1, { phone: "۰۳۲۱۵۵۵۷۸۹۰", from: "192.0.2.3" });
    expect((await more()).outcome).toBe("holds-too-much");
    expect([await left(), await orders()]).toEqual([450, 2]);
    expect((await place(500, { id: 1, from: "192.0.2.4" })).outcome).toBe("stored");

    await step(second.number, "confirm");
    expect((await more()).outcome).toBe("stored");
    expect((await place(20, { from: "192.0.2.5" })).outcome).toBe("holds-too-much");
    await step(first.number, "cancel");
    expect((await place(20, { from: "192.0.2.6" })).outcome).toBe("stored");
  });

  test("one network address holds no more, whatever phone numbers are given", async () => {
    const { place, step } = await openShop();
    const first = await place(50, { phone: "0300 0000001" });
    expect((await place(1, { phone: "0300 0000002" })).outcome).toBe("holds-too-much");
    expect((await place(1, { phone: "0300 0000002", from: "192.0.2.2" })).outcome).toBe("stored");
    await step(first.number, "confirm");
    expect((await place(50, { phone: "0300 0000003" })).outcome).toBe("stored");
  });

  test("one order alone may not take more either", async () => {
    const { place, left, orders } = await openShop();
    expect((await place(51)).outcome).toBe("holds-too-much");
    expect([await left(), await orders()]).toEqual([500, 0]);
  });

  test("orders that come at once are counted one after the other", async () => {
    const { place, left } = await openShop();
    const phones = await Promise.all(Array.from({ length: 12 }, (_, index) => place(10, { from: `192.0.2.${index}` })));
    expect(phones.filter(({ outcome }) => outcome === "stored")).toHaveLength(5);
    const addresses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => place(10, { phone: `0300 00000${index + 10}`, from: "192.0.2.99" })),
    );
    expect(addresses.filter(({ outcome }) => outcome === "stored")).toHaveLength(5);
    expect(await left()).toBe(400);
  });
});
