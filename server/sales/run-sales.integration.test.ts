import { describe, expect, onTestFinished, test } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { dayOf } from "../../shop/pakistan-days.ts";
import type { PieceRecord } from "../../shop/pieces/product.ts";
import { type SaleTerms, saleBegins, saleEnds } from "../../shop/sale/sale.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { createPieceDesk } from "../desk/piece-desk.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, emptyDatabase, openTestDatabase, silent } from "../testing/databases.ts";
import { testCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { runDueSales } from "./run-sales.ts";
import { createSaleDesk } from "./sale-desk.ts";

const noon = Date.UTC(2026, 10, 25, 7);
const today = dayOf(noon);

/** Two pieces that the files don't have on sale. */
const [one, two] = fileSource.products.filter(({ salePrice }) => salePrice === null) as [PieceRecord, PieceRecord];

const terms = (changes: Partial<SaleTerms> = {}): SaleTerms => ({
  cut: { percent: 15 },
  from: today + 2,
  until: today + 4,
  listing: undefined,
  pieces: [one, two].map(({ id, price }) => ({ id, price: price - 1000, fullPrice: price })),
  ...changes,
});
const oneAt = (price: number) => [{ id: one.id, price, fullPrice: one.price }];

describe.each(databaseKinds)("%s", (kind) => {
  function shopOn(database: Database, clock: { now: number }) {
    const catalogue = testCatalogue(database);
    const parts = { database, now: () => clock.now, ...catalogue };
    return {
      sales: createSaleDesk(parts, "Sana"),
      pieces: createPieceDesk(parts, "Sana"),
      run: () => runDueSales(parts),
      salePrice: (id = one.id) => catalogue.editions.current().catalogue.product(id)?.salePrice,
    };
  }

  async function openShop() {
    const database = await openTestDatabase(kind);
    const clock = { now: noon };
    const shop = shopOn(database, clock);
    const change = async (record: Partial<PieceRecord>, id = one.id) => {
      const piece = await shop.pieces.find(id);
      if (!piece) throw new Error("there is no such piece");
      const saved = await shop.pieces.save({ record: { ...piece.record, ...record }, seen: piece.version });
      expect(saved.outcome).toBe("saved");
    };
    const state = async (id: number) => (await shop.sales.find(id))?.state;
    return { ...shop, database, clock, change, state };
  }

  test("a planned sale begins and ends at its moments, once, as versions that say why", async () => {
    const { sales, run, clock, salePrice, state, pieces } = await openShop();
    const { id } = await sales.make(terms());
    expect(await state(id)).toBe("planned");
    clock.now = saleBegins(today + 2) - 1;
    expect(await run()).toBe(0);
    clock.now += 1;
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await state(id)).toBe("running");
    expect([salePrice(), salePrice(two.id)]).toEqual([one.price - 1000, two.price - 1000]);
    const [latest] = await pieces.versions(one.id);
    expect(latest).toMatchObject({
      version: 1,
      why: "A sale began: 15\u00a0% less on 2 pieces",
      saved: { by: "Sana", at: clock.now },
    });
    clock.now = saleEnds(today + 4);
    expect(await run()).toBe(0);
    clock.now += 1;
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await state(id)).toBe("over");
    expect([salePrice(), salePrice(two.id)]).toEqual([null, null]);
    expect(await pieces.versions(one.id)).toHaveLength(3);
  });

  test("a sale from today begins at once; one whose time passed while the server was off never begins", async () => {
    const { sales, run, clock, salePrice, state, pieces } = await openShop();
    const { id: now } = await sales.make(terms({ from: today }));
    const { id: missed } = await sales.make(terms({ from: today + 10, until: today + 11, pieces: oneAt(500) }));
    expect(await state(now)).toBe("running");
    expect(salePrice()).toBe(one.price - 1000);
    clock.now = saleEnds(today + 20);
    expect(await run()).toBe(2);
    expect([await state(now), await state(missed)]).toEqual(["over", "over"]);
    expect(salePrice()).toBeNull();
    expect(await pieces.versions(one.id)).toHaveLength(3);
  });

  test("two servers at once begin and end it once", async () => {
    const settings = await emptyDatabase(kind);
    const databases = [await openDatabase(settings, silent), await openDatabase(settings, silent)];
    for (const { close } of databases) onTestFinished(close);
    const clock = { now: noon };
    const servers = databases.map((database) => shopOn(database, clock));
    const [first] = servers as [(typeof servers)[0], ...typeof servers];
    for (let count = 0; count < 3; count++)
      await first.sales.make(terms({ pieces: oneAt(one.price - 500 * count - 500) }));
    for (const [day, price] of [
      [today + 2, one.price - 1500],
      [today + 5, null],
    ] as const) {
      clock.now = saleBegins(day);
      const moved = await Promise.all(servers.map(({ run }) => run()));
      expect(moved.reduce((sum, each) => sum + each)).toBe(3);
      expect((await first.pieces.find(one.id))?.record.salePrice).toBe(price);
    }
    expect((await first.sales.list()).map(({ state }) => state)).toEqual(["over", "over", "over"]);
  });

  test("of two sales on a piece the lower price holds; what the seller had given by hand comes back", async () => {
    const { sales, run, clock, salePrice, change } = await openShop();
    await change({ salePrice: one.price - 100 });
    await sales.make(terms({ from: today, until: today + 2, pieces: oneAt(one.price - 1000) }));
    await sales.make(terms({ from: today, until: today + 4, pieces: oneAt(one.price - 500) }));
    expect(salePrice()).toBe(one.price - 1000);
    clock.now = saleBegins(today + 3);
    await run();
    expect(salePrice()).toBe(one.price - 500);
    clock.now = saleBegins(today + 5);
    await run();
    expect(salePrice()).toBe(one.price - 100);
  });

  test("what was changed by hand, costs less already or isn't sold is left as it is", async () => {
    const { sales, run, clock, salePrice, change, pieces } = await openShop();
    const { id } = await sales.make(terms());
    await change({ price: one.price - 2000 });
    await pieces.setOff(two.id, true, 0);
    clock.now = saleBegins(today + 2);
    await run();
    expect([salePrice(), (await pieces.find(two.id))?.record.salePrice]).toEqual([null, null]);
    const { id: later } = await sales.make(terms({ from: today + 2, pieces: oneAt(one.price - 3000) }));
    await change({ salePrice: one.price - 3500 });
    clock.now = saleBegins(today + 5);
    expect(await run()).toBe(2);
    expect(salePrice()).toBe(one.price - 3500);
    expect((await sales.list()).map((sale) => sale.id).sort()).toEqual([id, later]);
  });

  test("a piece taken off the shop during a sale comes back without its price", async () => {
    const { sales, run, clock, pieces, salePrice } = await openShop();
    await sales.make(terms({ from: today, pieces: oneAt(one.price - 1000) }));
    await pieces.setOff(one.id, true, 1);
    clock.now = saleBegins(today + 5);
    await run();
    const off = await pieces.find(one.id);
    expect(off).toMatchObject({ state: "off", record: { salePrice: null } });
    await pieces.setOff(one.id, false, off?.version ?? 0);
    expect(salePrice()).toBeNull();
  });

  test("a sale that runs can be changed and ended; an old form changes nothing", async () => {
    const { sales, salePrice, state } = await openShop();
    const { id } = await sales.make(terms({ from: today, until: today }));
    const next = terms({ from: today, until: today + 9, cut: { sum: 2000 }, pieces: oneAt(one.price - 2000) });
    expect(await sales.change(id, 0, next)).toBe("changed");
    expect(await sales.change(id, 1, next)).toBe("done");
    expect([salePrice(), salePrice(two.id)]).toEqual([one.price - 2000, null]);
    expect(await sales.find(id)).toMatchObject({ cut: { sum: 2000 }, untilAt: saleEnds(today + 9), revision: 2 });
    expect(await sales.end(id, 1)).toBe("changed");
    expect(await sales.end(id, 2)).toBe("done");
    expect([await state(id), salePrice()]).toEqual(["over", null]);
    expect(await sales.end(id, 3)).toBe("changed");
    expect(await sales.end(99, 0)).toBe("unknown");
  });

  test("a planned sale can be changed to begin today, or removed", async () => {
    const { sales, salePrice, state } = await openShop();
    const { id } = await sales.make(terms());
    expect(await sales.change(id, 0, terms({ from: today }))).toBe("done");
    expect([await state(id), salePrice()]).toEqual(["running", one.price - 1000]);
    const { id: other } = await sales.make(terms());
    expect(await sales.end(other, 0)).toBe("done");
    expect(await sales.find(other)).toBeUndefined();
  });

  test("what it brought: lines of its pieces at its prices within its time, unless cancelled or returned", async () => {
    const { sales, database } = await openShop();
    const price = one.price - 1000;
    const { id } = await sales.make(terms({ from: today, pieces: oneAt(price) }));
    const orders = createOrderStore(database);
    const line = { key: "a", id: one.id, name: one.name, price, quantity: 2, lineTotal: 2 * price };
    const add = async (createdAt: number, lines: object[], stage = "new") => {
      const entry = newOrder({ createdAt });
      await orders.add({ ...entry, order: { ...entry.order, lines: lines as typeof entry.order.lines } });
      await database.transact((trx) =>
        trx.updateTable("orders").set({ stage }).where("number", "=", entry.order.number).execute(),
      );
    };
    await add(noon, [line]);
    await add(noon + 1, [line, { ...line, key: "b", price: one.price, lineTotal: 2 * one.price }]);
    await add(noon, [line], "cancelled");
    await add(noon, [line], "returned");
    await add(saleBegins(today) - 1, [line]);
    await add(noon, [{ ...line, shopPrice: one.price }]);
    expect(await sales.brought([id])).toEqual(new Map([[id, { sold: 4, total: 4 * price, givenUp: 4000 }]]));
    expect(await sales.brought([])).toEqual(new Map());
  });
});
