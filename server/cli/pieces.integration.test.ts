import { describe, expect, onTestFinished, test } from "vitest";
import { createStockStore } from "../catalogue/stock-store.ts";
import { openDatabase } from "../database/open-database.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { runScript } from "../testing/processes.ts";

describe.each(databaseKinds)("pieces, beside a running shop on %s", (kind) => {
  async function openShop() {
    const settings = await emptyDatabase(kind);
    const database = await openDatabase(settings, silent);
    onTestFinished(database.close);
    const run = (...args: string[]) =>
      runScript("cli/pieces.ts", args, { env: { DATABASE_URL: databaseUrl(settings) } });
    return { run, database, stock: createStockStore(database) };
  }

  test("are set, shown, listed, restored, taken off and put back", { timeout: 120_000 }, async () => {
    const { run, database, stock } = await openShop();
    expect(await run("set", "98", "price=6100", "stock=3")).toMatchObject({ code: 0, stderr: "" });
    expect(await stock.of([98])).toEqual(new Map([[98, { "": 3 }]]));
    expect((await run("show", "98")).stdout).toMatch(/"price": 6100[\s\S]*Stock: 3 left/);
    const entry = newOrder();
    await createOrderStore(database).add(entry);
    expect((await run("show", "98")).stdout).toContain(
      `Stock: 1 left\nOrders that hold it:\n  ${entry.order.number}: 2`,
    );
    await run("set", "98", "price=6200", "salePrice=5900");
    expect((await run()).stdout).toMatch(/98 +Gauhar +6200 +5900 +1 left/);
    expect((await run("restore", "98", "1")).code).toBe(0);
    expect((await run("history", "98")).stdout).toMatch(/3 .*6100.*version 1 again\n\s*2 .*6200 +5900/);
    expect((await run("off", "2")).code).toBe(0);
    expect((await run()).stdout).toMatch(/98 +Gauhar +6100 +1 left +database[\s\S]* 2 +Mahgul +0 +off/);
    expect((await run("on", "2")).code).toBe(0);
  });

  test("faults are listed, and nothing changes", { timeout: 120_000 }, async () => {
    const { run } = await openShop();
    const wrong = await run("set", "98", "price=5", "colour=red");
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toContain("product 98, price: is below 100");
    expect(wrong.stderr).toContain("colour: is not a field we know");
    expect((await run("set", "98", "stock=-1")).stderr).toContain("must be a whole number");
    expect((await run("history", "98")).stdout).toContain("as its file has it");
    expect((await run("dance")).code).toBe(1);
  });
});
