import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import type { DatabaseSettings } from "../environment.ts";
import { StartError } from "../start-error.ts";
import { databaseKinds, databaseUrl, databaseWithoutTables, emptyDatabase, silent } from "../testing/databases.ts";
import { fillShop } from "../testing/full-shop.ts";
import { newRequest } from "../testing/orders.ts";
import { postOrder, startTestServer, testSettings } from "../testing/shop-server.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { moveShop } from "./move.ts";
import { openDatabase, openNewDatabase, openWholeDatabase } from "./open-database.ts";
import { readShopTables } from "./shop-tables.ts";

async function openFull(kind: DatabaseSettings["kind"]): Promise<DatabaseSettings> {
  const settings = await emptyDatabase(kind);
  const database = await openDatabase(settings, silent);
  await fillShop(database);
  await database.close();
  return settings;
}

async function move(from: DatabaseSettings, to: DatabaseSettings) {
  const [source, target] = [await openWholeDatabase(from, silent), await openWholeDatabase(to, silent)];
  try {
    return await moveShop(source, target);
  } finally {
    await Promise.all([source.db.destroy(), target.db.destroy()]);
  }
}

async function shopTables() {
  const { db } = await openNewDatabase(silent);
  onTestFinished(() => db.destroy());
  return readShopTables(db);
}

const record = {
  ...{ kind: "piece", id: 1, version: 1, edition: 1, state: "live", body: "{}" },
  ...{ saved_at: 1, saved_by: "Sana", why: "" },
};

/** Another text in each mark of a phone number that is stored. */
const spoiling = {
  sqlite: ["create trigger spoil after insert on phone_marks begin update phone_marks set text = 'spoilt'; end"],
  postgres: [
    "create function spoil() returns trigger as 'begin new.text = ''spoilt''; return new; end' language plpgsql",
    "create trigger spoil before insert on phone_marks for each row execute function spoil()",
  ],
};

/** Every row of every table, as text, without regard to the order of rows. */
async function read(settings: DatabaseSettings): Promise<Record<string, string[]>> {
  const database = await openDatabase(settings, silent);
  const read: Record<string, string[]> = {};
  for (const { name, columns } of await shopTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      wholeKysely(database),
    );
    const plain = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value);
    read[name] = rows.map((row) => JSON.stringify(columns.map((column) => plain(row[column])))).sort();
  }
  await database.close();
  return read;
}

test("from SQLite to PostgreSQL and back: every row of every table", async () => {
  const first = await openFull("sqlite");
  const [second, third] = [await emptyDatabase("postgres"), await databaseWithoutTables("sqlite")];
  const before = await read(first);
  // A table that is added has to be filled in server/testing/full-shop.ts, so that it is carried here.
  expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([]);
  const sums = await move(first, second);
  expect(sums.orders).toBe(before.orders?.length);
  expect(await read(second)).toEqual(before);
  expect(await move(second, third)).toEqual(sums);
  expect(await read(third)).toEqual(before);
  expect(await read(first)).toEqual(before);
});

test("but for the index of searches every table is carried", async () => {
  const database = await openDatabase(await emptyDatabase("postgres"), silent);
  onTestFinished(database.close);
  const found = await wholeKysely(database).introspection.getTables();
  const names = found.map(({ name }) => name).filter((name) => name !== "backfills");
  expect((await shopTables()).map(({ name }) => name).sort()).toEqual(names.sort());
});

describe.each(databaseKinds)("to %s", (kind) => {
  const other = kind === "sqlite" ? "postgres" : "sqlite";

  test("the shop goes on: orders are placed, and numbers that were given aren't given again", async () => {
    const [from, to] = [await openFull(other), await emptyDatabase(kind)];
    const database = await openDatabase(from, silent);
    const draft = { body: "{}", saved_at: 1, saved_by: "Sana" };
    const insertDraft = (into: typeof database) =>
      into.transact((trx) => trx.insertInto("piece_drafts").values(draft).returning("id").executeTakeFirstOrThrow());
    const { id } = await insertDraft(database);
    await database.transact((trx) => trx.deleteFrom("piece_drafts").where("id", "=", id).execute());
    await database.close();
    await move(from, to);
    const moved = await openDatabase(to, silent);
    onTestFinished(moved.close);
    expect((await insertDraft(moved)).id).toBeGreaterThan(id);
    const server = await startTestServer(testSettings({ DATABASE_URL: databaseUrl(to), RATE_LIMIT: "off" }));
    const placed = await postOrder(server.origin, newRequest());
    expect(placed.status).toBe(201);
    const { number } = (await placed.json()) as { number: string };
    if (kind === "sqlite") {
      const orders = (await moved.db.selectFrom("orders").select("number").execute()).map((row) => row.number);
      const indexed = (await moved.db.selectFrom("order_search_ids").select("number").execute()).map(
        (row) => row.number,
      );
      expect(indexed.sort()).toEqual(orders.sort());
    }
    const mail = moved.db.selectFrom("outbox").select("sent_at").where("order_number", "=", number);
    expect(await mail.execute()).toHaveLength(1);
  });

  test("a database that isn't empty is refused, and stays as it is", async () => {
    const [from, to] = [await emptyDatabase(other), await emptyDatabase(kind)];
    const database = await openDatabase(to, silent);
    await database.transact((trx) => trx.insertInto("catalogue_records").values(record).execute());
    await database.close();
    const before = await read(to);
    await expect(move(from, to)).rejects.toThrow(/isn't empty: catalogue_records \(1\)\. Nothing was moved\./);
    expect(await read(to)).toEqual(before);
  });

  test("a row that the other one refuses: nothing is there afterwards", async () => {
    const [from, to] = [await openFull(other), await emptyDatabase(kind)];
    const target = await openDatabase(to, silent);
    await sql`create unique index one_delivery on orders (delivery)`.execute(wholeKysely(target));
    await target.close();
    const before = await read(to);
    const failed = await move(from, to).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StartError);
    expect(String(failed)).toMatch(/orders can't be carried: .*Nothing was moved/s);
    expect(await read(to)).toEqual(before);
  });

  test("a row that isn't the same afterwards: nothing is there", async () => {
    const [from, to] = [await openFull(other), await emptyDatabase(kind)];
    const target = await openDatabase(to, silent);
    for (const statement of spoiling[kind]) await sql.raw(statement).execute(wholeKysely(target));
    await target.close();
    const before = await read(to);
    await expect(move(from, to)).rejects.toThrow(/phone_marks isn't the same in both/);
    expect(await read(to)).toEqual(before);
  });

  test("a shop that still runs is refused", async () => {
    const [from, to] = [await emptyDatabase(other), await emptyDatabase(kind)];
    const running = await openDatabase(from, silent);
    onTestFinished(running.close);
    await running.ping();
    await expect(move(from, to)).rejects.toThrow(other === "sqlite" ? /is locked by another/ : /Stop the shop/);
  });

  test("a database of a newer version is refused", async () => {
    const [from, to] = [await emptyDatabase(other), await emptyDatabase(kind)];
    const newer = await openDatabase(from, silent);
    await sql`insert into kysely_migration (name, timestamp) values ('2199-01-moons', '')`.execute(wholeKysely(newer));
    await newer.close();
    await expect(move(from, to)).rejects.toThrow(/newer version of the shop/);
  });
});
