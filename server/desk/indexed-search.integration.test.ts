import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { order as sample } from "../../shop/testing/orders.ts";
import { buildLargeIndexes } from "../database/large-indexes.ts";
import { migrationsFor } from "../database/migrations.ts";
import { openDatabase } from "../database/open-database.ts";
import { createPostgresPool } from "../database/postgres.ts";
import { fillSearchIndex } from "../database/search-backfill.ts";
import { createOrderRecords } from "../orders/order-records.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { databaseKinds, databaseWithoutTables, emptyDatabase, openTestDatabase, silent } from "../testing/databases.ts";
import { orderCatalogue } from "../testing/desk.ts";
import { newOrder } from "../testing/orders.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { indexConditions } from "./indexed-search.ts";
import { createOrderDesk } from "./order-desk.ts";

type Source = Awaited<ReturnType<typeof openTestDatabase>>;

const people = [
  ["Ayesha Rahman", "Lahore"],
  ["Hira Siddiqui", "Sukkur"],
  ["ثناء ملک", "Quetta"],
  ["Mary O'Neill", 'The "Hill"'],
  ["İpek Straße", "Multan%"],
] as const;

/** Words in any order, numbers in any spelling, characters that mean something to an index, and what is too short for it. */
const searches = [
  ...["ayesha", "rah", "hira sukkur", "sukkur hira", "ثناء", "ملک", "o'neill", '"hill"', "straße", "ipek", "multan%"],
  ...[
    "ra",
    "a",
    "hira lo",
    "zzzz",
    "sukkur lahore",
    "and",
    "or",
    "near(",
    "a*b",
    "321",
    "0321 5557",
    "Rs 5,450",
    "5450",
  ],
  ...["shopper3@", "779 100", "tcs 779-1003", "bell of house 7", "-", "()", "q", "house AND bell"],
];

async function place(database: Source, count = 40): Promise<string[]> {
  const store = createOrderStore(database);
  const numbers: string[] = [];
  for (let index = 0; index < count; index++) {
    const [name, city] = people[index % people.length] ?? people[0];
    const customer = { ...sample().customer, name, city, email: `shopper${index}@example.com` };
    const entry = newOrder({ createdAt: index, customer, notes: index % 3 ? "" : `The bell of house ${index}` });
    await store.add(entry);
    numbers.push(entry.order.number);
  }
  return numbers;
}

function openDesk(database: Source) {
  return createOrderDesk({ database, now: Date.now, ...orderCatalogue() }, { by: "desk", name: "Sana" });
}

async function found(database: Source): Promise<Record<string, string[]>> {
  const desk = openDesk(database);
  const lists = searches.map(async (search) => {
    const { rows } = await desk.list({ search });
    return [search, rows.map(({ number }) => number)];
  });
  return Object.fromEntries(await Promise.all(lists));
}

async function changeSome(database: Source, numbers: readonly string[]): Promise<void> {
  const desk = openDesk(database);
  const [first = "", second = "", third = ""] = numbers;
  await desk.note(first, "Rang about the wedding in Multan", 0);
  await desk.change(second, { revision: 0, change: { kind: "step", step: "confirm" } });
  await desk.change(second, { revision: 1, change: { kind: "step", step: "pack" } });
  const parcel = { courier: "TCS", tracking: "779-1003" } as const;
  await desk.change(second, { revision: 2, change: { kind: "step", step: "send" }, ...parcel });
  await createOrderRecords(database).forget(third, { by: "shop" }, 1);
}

const hide = (database: Source) =>
  sql`update backfills set done_at = null where name = 'order-search'`.execute(wholeKysely(database));

describe("SQLite", () => {
  const isUsed = async (database: Source, search: string) => (await indexConditions(database, { search })).length > 0;

  test("with its index a search finds what it finds without, also after changes", async () => {
    const database = await openTestDatabase("sqlite");
    const numbers = await place(database);
    await changeSome(database, numbers);
    expect(await isUsed(database, "sukkur")).toBe(true);
    expect(await isUsed(database, "su")).toBe(false);
    const byIndex = await found(database);
    await hide(database);
    expect(await isUsed(database, "sukkur")).toBe(false);
    expect(byIndex).toEqual(await found(database));
    expect(byIndex["779 100"]).toEqual([numbers[1]]);
    expect(byIndex["hira sukkur"]?.length).toBe(8);
    expect(byIndex.zzzz).toEqual([]);
  });

  test("a forgotten customer is found no more, not even by the index alone", async () => {
    const database = await openTestDatabase("sqlite");
    const [number = ""] = await place(database, 3);
    const inIndex = async () => {
      const match = sql<{ id: number }>`select rowid as id from order_trigrams where order_trigrams match '"aye"'`;
      return (await match.execute(wholeKysely(database))).rows.length;
    };
    expect(await inIndex()).toBe(1);
    await createOrderRecords(database).forget(number, { by: "shop" }, 1);
    expect(await inIndex()).toBe(0);
  });

  test("orders from before the index are added in steps while others are placed; nothing twice", async () => {
    const settings = await databaseWithoutTables("sqlite");
    const { "2026-11-search-index": ours, ...before } = migrationsFor("sqlite");
    const earlier = await openDatabase(settings, silent, before);
    const numbers = await place(earlier, 120);
    await earlier.close();

    const database = await openDatabase(settings, silent, { ...before, ...(ours && { "2026-11-search-index": ours }) });
    onTestFinished(database.close);
    expect(await isUsed(database, "sukkur")).toBe(false);
    expect(await fillSearchIndex(database, 1)).toBe(false);
    numbers.push(...(await place(database, 20)));
    await changeSome(database, numbers.toReversed());
    await changeSome(database, numbers.toSorted());
    while (!(await fillSearchIndex(database, 1)));
    expect(await isUsed(database, "sukkur")).toBe(true);
    const ids = await database.db.selectFrom("order_search_ids").select("number").execute();
    expect(ids.map(({ number }) => number).sort()).toEqual(numbers.sort());
    const byIndex = await found(database);
    await hide(database);
    expect(byIndex).toEqual(await found(database));
    await sql`insert into order_trigrams (order_trigrams) values ('integrity-check')`.execute(wholeKysely(database));
  });
});

test("PostgreSQL: a search finds the same with its index, which is built beside the shop, and again after a failure", async () => {
  const settings = await emptyDatabase("postgres");
  const database = await openDatabase(settings, silent);
  onTestFinished(database.close);
  const numbers = await place(database);
  await changeSome(database, numbers);
  const plain = await found(database);
  const pool = createPostgresPool(settings.kind === "postgres" ? settings.url : "", () => undefined, { patient: true });
  onTestFinished(() => pool.end());
  expect(await buildLargeIndexes(pool)).toEqual({ state: "built" });
  await pool.query("update pg_index set indisvalid = false where indexrelid = 'orders_by_trigrams'::regclass");
  expect(await buildLargeIndexes(pool)).toEqual({ state: "built" });
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'orders_by_trigrams'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  expect(await found(database)).toEqual(plain);
});

test.each(databaseKinds)("%s: sums and places of a search are those of its list", async (kind) => {
  const database = await openTestDatabase(kind);
  const numbers = await place(database);
  const desk = openDesk(database);
  const { new: sums } = await desk.sums({ search: "hira" });
  expect(sums.count).toBe(8);
  const [, number = ""] = numbers;
  expect(await desk.placeIn({ search: "hira" }, number)).toMatchObject({ position: 8, count: 8, isListed: true });
});
