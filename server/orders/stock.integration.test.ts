import { describe, expect, onTestFinished, test } from "vitest";
import { fewLeft, type Stock } from "../../shop/pieces/stock.ts";
import { putBackStock, takeAgain } from "../catalogue/sell.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { openDatabase } from "../database/open-database.ts";
import { databaseKinds, emptyDatabase, openTestDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { createOrderStore } from "./order-store.ts";

const line = (id: number, quantity: number, size?: string) => ({
  ...{ id, name: "Gauhar", price: 5200, quantity, lineTotal: 5200 * quantity },
  ...(size !== undefined && { size }),
});

describe.each(databaseKinds)("%s", (kind) => {
  async function openShop(initial: Record<number, Stock>) {
    const database = await openTestDatabase(kind);
    const stock = createStockStore(database);
    for (const [id, count] of Object.entries(initial)) await stock.set(Number(id), count);
    const store = createOrderStore(database);
    const place = (lines: ReturnType<typeof line>[], entry = newOrder({ lines })) => store.add(entry);
    const left = async (id: number) => (await stock.of([id])).get(id);
    const orders = async () => (await database.db.selectFrom("orders").select("number").execute()).length;
    return { database, stock, store, place, left, orders };
  }

  test("the last pieces are sold once, however many concurrent orders", async () => {
    const { place, left, orders, database } = await openShop({ 98: { "": 5 } });
    const asked = await Promise.all(Array.from({ length: 40 }, () => place([line(98, 1, "17")])));
    expect(asked.filter(({ outcome }) => outcome === "stored")).toHaveLength(5);
    expect(asked.filter(({ outcome }) => outcome === "short")).toHaveLength(35);
    expect(asked).toContainEqual({ outcome: "short", id: 98, size: "", left: 0 });
    expect([await left(98), await orders()]).toEqual([{ "": 0 }, 5]);
    const held = await database.db.selectFrom("order_stock").selectAll().execute();
    expect(held.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1, 1]);
  });

  test("two servers, two hundred shoppers, five pieces: five are sold, everybody else is told", async () => {
    const settings = await emptyDatabase(kind);
    const servers = [await openDatabase(settings, silent), await openDatabase(settings, silent)];
    for (const { close } of servers) onTestFinished(close);
    const [first] = servers as [(typeof servers)[0], (typeof servers)[0]];
    await createStockStore(first).set(98, { "": 5 });
    const stores = servers.map((database) => createOrderStore(database));
    const asked = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        (stores[index % 2] as (typeof stores)[0]).add(newOrder({ lines: [line(98, 1)] })),
      ),
    );
    expect(asked.filter(({ outcome }) => outcome === "stored")).toHaveLength(5);
    expect(asked.filter((answer) => answer.outcome === "short" && answer.left === 0)).toHaveLength(195);
    expect(await createStockStore(first).of([98])).toEqual(new Map([[98, { "": 0 }]]));
  });

  test("an order for too many stores nothing, and others in the same commit go through", async () => {
    const { place, left, orders } = await openShop({ 1: { "": 9 }, 98: { "16": 2, "17": 1 } });
    const [short, stored] = await Promise.all([place([line(1, 1), line(98, 2, "17")]), place([line(98, 2, "16")])]);
    expect(short).toEqual({ outcome: "short", id: 98, size: "17", left: 1 });
    expect(stored).toEqual({ outcome: "stored" });
    expect([await left(1), await left(98), await orders()]).toEqual([{ "": 9 }, { "16": 0, "17": 1 }, 1]);
  });

  test("lines of one piece with different choices share its stock", async () => {
    const { place, left } = await openShop({ 98: { "": 3 } });
    expect(await place([line(98, 2, "16"), line(98, 2, "17")])).toMatchObject({ outcome: "short", left: 3 });
    expect(await place([line(98, 2, "16"), line(98, 1, "17")])).toMatchObject({ outcome: "stored" });
    expect(await left(98)).toEqual({ "": 0 });
  });

  test("a repeated order takes nothing twice", async () => {
    const { place, left } = await openShop({ 98: { "": 3 } });
    const entry = newOrder({ lines: [line(98, 1)] });
    expect((await place([], entry)).outcome).toBe("stored");
    expect((await place([], entry)).outcome).toBe("key-known");
    expect(await left(98)).toEqual({ "": 2 });
  });

  test("what came back but can't be sold stays out, and isn't taken twice when that is undone", async () => {
    const { database, place, left } = await openShop({ 98: { "16": 2, "17": 2 }, 1: { "": 5 } });
    const entry = newOrder({ lines: [line(98, 1, "16"), line(98, 1, "17"), line(1, 2)] });
    await place([], entry);
    const { number } = entry.order;
    const counts = async () => [await left(98), await left(1)];
    const comeBack = (lost: { id: number; size?: string }[]) =>
      database.transact((trx) => putBackStock(trx, number, Date.now(), lost));
    await comeBack([{ id: 98, size: "17" }]);
    expect(await counts()).toEqual([{ "16": 2, "17": 1 }, { "": 5 }]);
    expect(await database.transact((trx) => takeAgain(trx, number))).toEqual({ ok: true });
    expect(await counts()).toEqual([{ "16": 1, "17": 1 }, { "": 3 }]);
    await comeBack([]);
    expect(await counts()).toEqual([{ "16": 2, "17": 2 }, { "": 5 }]);
  });

  test("a cancelled order's stock is put back once, and taken again only if there is enough", async () => {
    const { database, stock, place, left } = await openShop({ 98: { "": 3 } });
    const entry = newOrder({ lines: [line(98, 2)] });
    const { number } = entry.order;
    await place([], entry);
    expect(await stock.holding(98)).toEqual([{ number, size: "", quantity: 2 }]);
    await Promise.all([1, 2].map(() => database.transact((trx) => putBackStock(trx, number, Date.now()))));
    expect(await left(98)).toEqual({ "": 3 });
    expect(await stock.holding(98)).toEqual([]);
    expect(await database.transact((trx) => takeAgain(trx, number))).toEqual({ ok: true });
    expect(await left(98)).toEqual({ "": 1 });
    await database.transact((trx) => putBackStock(trx, number, Date.now()));
    await stock.set(98, { "": 1 });
    const again = await database.transact((trx) => takeAgain(trx, number));
    expect(again).toEqual({ ok: false, id: 98, size: "", left: 1 });
  });

  test("a sale that leaves few or none makes a new edition, other sales don't", async () => {
    const { database, place } = await openShop({ 98: { "": fewLeft + 3 } });
    const edition = async () =>
      (await database.db.selectFrom("catalogue_edition").select("number").execute())[0]?.number;
    const seen = [];
    for (let sold = 0; sold < 4; sold++) {
      await place([line(98, 1)]);
      seen.push(await edition());
    }
    expect(seen).toEqual([1, 1, 2, 3]);
  });

  test("a piece that isn't counted any more can be sold, and nothing is put back when it is counted again", async () => {
    const { database, stock, place, left } = await openShop({ 98: { "": 0 } });
    await stock.set(98, undefined);
    const entry = newOrder({ lines: [line(98, 1)] });
    expect((await place([], entry)).outcome).toBe("stored");
    expect(await left(98)).toBeUndefined();
    await stock.set(98, { "": 4 });
    await database.transact((trx) => putBackStock(trx, entry.order.number, Date.now()));
    expect(await left(98)).toEqual({ "": 4 });
  });

  test("a reopened order takes what is counted by then, and puts back exactly that", async () => {
    const { database, stock, place, left } = await openShop({ 98: { "": 3 } });
    const entry = newOrder({ lines: [line(97, 1), line(98, 2)] });
    const { number } = entry.order;
    const cancel = () => database.transact((trx) => putBackStock(trx, number, Date.now()));
    const reopen = () => database.transact((trx) => takeAgain(trx, number));
    await place([], entry);
    await cancel();
    await stock.set(98, undefined);
    await stock.set(97, { "": 5 });
    expect(await reopen()).toEqual({ ok: true });
    await stock.set(98, { "": 3 });
    expect([await left(97), await left(98)]).toEqual([{ "": 4 }, { "": 3 }]);
    await cancel();
    expect([await left(97), await left(98)]).toEqual([{ "": 5 }, { "": 3 }]);
  });

  test("counted stock is taken even if this server's edition doesn't know yet that it is counted", async () => {
    const { stock, store, left } = await openShop({});
    await stock.set(98, { "": 1 });
    expect(await store.add(newOrder({ lines: [line(98, 1)] }))).toEqual({ outcome: "stored" });
    expect(await left(98)).toEqual({ "": 0 });
    expect(await store.add(newOrder({ lines: [line(98, 1)] }))).toMatchObject({ outcome: "short", left: 0 });
  });
});
