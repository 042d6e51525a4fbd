import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { emptyDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { nextEdition } from "./next-edition.ts";
import { createRecordStore } from "./record-store.ts";
import { putBack } from "./sell.ts";
import { createStockStore } from "./stock-store.ts";

/** On PostgreSQL, where transactions run beside each other; SQLite has one writer. */
async function openShop() {
  const database = await openDatabase(await emptyDatabase("postgres"), silent);
  onTestFinished(database.close);
  const stock = createStockStore(database);
  await stock.set(97, { "": 1 });
  await stock.set(98, { "": 2 });
  return { ...database, stock, records: createRecordStore(database) };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Somebody has the last of piece 98 in her hands and says so in an edition, as an order does, while `other` waits. */
async function sellBeside(shop: Shop, other: () => Promise<unknown>): Promise<void> {
  let waiting: Promise<unknown> = Promise.resolve();
  await shop.transact(async (trx) => {
    await trx.updateTable("stock").set({ pieces: 1 }).where("product_id", "=", 98).execute();
    waiting = other();
    waiting.catch(() => undefined);
    await untilSomebodyWaits(shop);
    await nextEdition(trx);
  });
  await waiting;
}

async function untilSomebodyWaits(shop: Shop): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(wholeKysely(shop));
    if (rows.length > 0) return;
    await wait(10);
  }
}

const line = (id: number) => ({ id, name: "", price: 1, quantity: 1, lineTotal: 1 });

/** One of each piece; gives the order's number. */
async function order(shop: Shop): Promise<string> {
  const entry = newOrder({ lines: [line(97), line(98)] });
  const added = await createOrderStore(shop).add(entry);
  expect(added).toEqual({ outcome: "stored" });
  return entry.order.number;
}

test("orders of some of the same pieces never wait for each other", async () => {
  const shop = await openShop();
  await sellBeside(shop, () => order(shop));
  expect([...(await shop.stock.counted()).values()]).toEqual([{ "": 0 }, { "": 0 }]);
});

test("nor does one that is cancelled meanwhile", async () => {
  const shop = await openShop();
  const number = await order(shop);
  await sellBeside(shop, () => shop.transact((trx) => putBack(trx, number, 1)));
  expect((await shop.stock.of([97])).get(97)).toEqual({ "": 1 });
});

test("nor a seller who counts, with a new record or without", async () => {
  const shop = await openShop();
  await sellBeside(shop, () => shop.stock.set(98, { "": 7 }));
  expect((await shop.stock.of([98])).get(98)).toEqual({ "": 7 });
  await shop.stock.set(98, { "": 1 });
  const record = { kind: "piece" as const, id: 98, state: "live" as const, body: {} };
  const change = { by: "Sana", seen: 0, why: "", stock: { seen: { "": 1 }, next: { "": 5 } } };
  await sellBeside(shop, () => shop.records.save(record, change, 0));
  expect((await shop.stock.of([98])).get(98)).toEqual({ "": 5 });
});
