import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseUrl, databaseWithoutTables, emptyDatabase, silent, temporaryFolder } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { runScript } from "../testing/processes.ts";

test.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("from %s to %s, by their addresses; what was carried is printed", async (kind, other) => {
  const [from, to] = [await emptyDatabase(kind), await databaseWithoutTables(other)];
  const database = await openDatabase(from, silent);
  const { order, ...entry } = newOrder();
  await createOrderStore(database).add({ ...entry, order });
  await database.close();
  const env = { DATABASE_URL: databaseUrl(from) };
  const { code, stdout, stderr } = await runScript("cli/move.ts", [databaseUrl(to)], { env });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^orders +1$/m);
  expect(stdout).toMatch(/^order_lines +2$/m);
  expect(stdout).toMatch(/^Both hold the same: 1 order of PKR [\d,]+, PKR 0 of it received\.$/m);
  expect(code).toBe(0);
  const moved = await openDatabase(to, silent);
  onTestFinished(moved.close);
  expect(await moved.db.selectFrom("orders").select("number").execute()).toEqual([{ number: order.number }]);

  const again = await runScript("cli/move.ts", [databaseUrl(to)], { env });
  expect(again.stderr).toMatch(/isn't empty: orders \(1\)/);
  expect(again.code).toBe(1);
});

test("where there is no shop nothing is made", async () => {
  const file = join(await temporaryFolder(), "shop.db");
  const to = await databaseWithoutTables("postgres");
  const env = { DATABASE_URL: `file:${file}` };
  const { code, stderr } = await runScript("cli/move.ts", [databaseUrl(to)], { env });
  expect(stderr).toMatch(/There is no database file/);
  expect(code).toBe(1);
  expect(existsSync(file)).toBe(false);
  const usage = await runScript("cli/move.ts", [], { env });
  expect(usage.stderr).toMatch(/npm run move -- ADDRESS/);
  expect(usage.code).toBe(1);
});
