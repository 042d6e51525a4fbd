import { describe, expect, test } from "vitest";
import { openDatabase } from "../server/database/open-database.ts";
import { createOrderStore } from "../server/orders/order-store.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent } from "../server/testing/databases.ts";
import { newOrder } from "../server/testing/orders.ts";
import { audit } from "./ledger.ts";

/** The judge of the fault runs must be able to say "guilty": each crime is committed here once. */
describe.each(databaseKinds)("%s", (kind) => {
  async function openShop() {
    const settings = await emptyDatabase(kind);
    const database = await openDatabase(settings, silent);
    const store = createOrderStore(database);
    const acknowledged = new Map<string, string>();
    const place = async () => {
      const entry = newOrder();
      await store.add(entry);
      acknowledged.set(entry.key, entry.order.number);
      return entry;
    };
    const judge = async (mailed?: ReadonlySet<string>) => {
      await database.close();
      return audit(databaseUrl(settings), acknowledged, mailed);
    };
    return { transact: database.transact, acknowledged, place, judge };
  }

  test("nothing wrong", async () => {
    const { place, judge } = await openShop();
    await place();
    expect(await judge(new Set())).toEqual({ orders: 1, lost: [], torn: [], doubled: [], unmailed: [] });
  });

  test("an order that was acknowledged and isn't there, or has another number, is lost", async () => {
    const { place, acknowledged, judge } = await openShop();
    const { key } = await place();
    acknowledged.set(key, "NQ-AAAA-22");
    acknowledged.set("another", "NQ-BBBB-22");
    expect((await judge()).lost).toEqual(["NQ-AAAA-22", "NQ-BBBB-22"]);
  });

  test("an order without a line, with a wrong sum or without its outbox row is torn", async () => {
    const { transact, place, judge } = await openShop();
    const [line, sum, mail] = [(await place()).order, (await place()).order, (await place()).order];
    await place();
    await transact((trx) =>
      trx.deleteFrom("order_lines").where("order_number", "=", line.number).where("position", "=", 0).execute(),
    );
    await transact((trx) => trx.updateTable("orders").set({ subtotal: 1 }).where("number", "=", sum.number).execute());
    await transact((trx) => trx.deleteFrom("outbox").where("order_number", "=", mail.number).execute());
    expect((await judge()).torn.sort()).toEqual([line.number, sum.number, mail.number].sort());
  });

  test("an order that nobody was told of is a second copy", async () => {
    const { place, acknowledged, judge } = await openShop();
    const { key, order } = await place();
    acknowledged.delete(key);
    expect((await judge()).doubled).toEqual([order.number]);
  });

  test("a mail noted as sent that never arrived is unmailed", async () => {
    const { transact, place, judge } = await openShop();
    const [arrived, missing] = [(await place()).order.number, (await place()).order.number];
    await transact((trx) => trx.updateTable("outbox").set({ sent_at: 1 }).execute());
    expect((await judge(new Set([arrived]))).unmailed).toEqual([missing]);
  });
});
