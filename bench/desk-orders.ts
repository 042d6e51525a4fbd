import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { fileEdition } from "../catalogue/file-edition.server.ts";
import { buildLargeIndexes } from "../server/database/large-indexes.ts";
import { type Database, openDatabase } from "../server/database/open-database.ts";
import { createPostgresPool } from "../server/database/postgres.ts";
import { stopMergingByItself } from "../server/database/search-merge.ts";
import { orderCatalogueFrom } from "../server/desk/order-catalogue.ts";
import { createOrderDesk } from "../server/desk/order-desk.ts";
import type { DatabaseSettings } from "../server/environment.ts";
import { createLog } from "../server/log.ts";
import { createDatabase, startPostgres } from "../server/testing/postgres.ts";
import { wholeKysely } from "../server/testing/whole-kysely.ts";
import type { OrderDesk } from "../shop/desk/order-desk.ts";
import { choiceFilters, type OrderFilter } from "../shop/desk/order-filter.ts";
import { inTemporaryFolder } from "../trust/sandbox.ts";
import { fillWithOrders } from "./many-orders.ts";
import { fillWithCopies } from "./multiply-orders.ts";
import { type Placing, startPlacing } from "./placing-meanwhile.ts";
import type { BenchContext, Section } from "./section.ts";
import { median } from "./statistics.ts";

type Size = {
  title: string;
  years: string;
  count: number;
  rounds: number;
  fill: (database: Database, count: number, now: number) => Promise<void>;
};

const limits = { list: 50, search: 100 };

type Question = { name: string; limit: number; ask(desk: OrderDesk): Promise<unknown> };

/** The desk's queries; the searches match every order, a few, and none. */
function questions(now: number): Question[] {
  const end = { createdAt: now - 729 * 24 * 60 * 60 * 1000, number: "NQ-2222-22" };
  const typed = {
    number: "nq 2346 tr",
    name: "ثناء ملک",
    phone: "0310003",
    city: "sukkur",
    piece: "gauhar",
    "tracking number": "779 100 123",
    "e-mail": "shopper77@",
    sum: "Rs 11,250",
    "words of a note": "wedding bell",
    nothing: "zzzz",
  };
  const filters: Record<string, OrderFilter> = {
    "paid or cash": { money: ["cash", "paid"] },
    "partly paid": { money: ["part"] },
    "to give back": { money: ["give-back"] },
    refunded: { money: ["refunded"] },
    "two cities": { city: ["Sukkur", "Quetta"] },
    late: { late: true },
    needed: { needed: true },
  };
  return [
    { name: "list", limit: limits.list, ask: (desk) => desk.list({}) },
    { name: "list, its end", limit: limits.list, ask: (desk) => desk.list({}, end) },
    { name: "a tab", limit: limits.list, ask: (desk) => desk.list({ stage: "delivered" }) },
    { name: "a tab, its end", limit: limits.list, ask: (desk) => desk.list({ stage: "delivered" }, end) },
    { name: "tab counts", limit: limits.list, ask: (desk) => desk.counts() },
    { name: "a place in a tab", limit: limits.list, ask: (desk) => askPlace(desk, { stage: "delivered" }) },
    { name: "a place in what is to send", limit: limits.list, ask: (desk) => askPlace(desk, { work: "send" }) },
    {
      name: "Today",
      limit: limits.list,
      ask: (desk) => Promise.all([desk.waiting(), desk.owed(), desk.takings()]),
    },
    ...Object.entries(typed).map(([what, search]) => ({
      name: `search: ${what}`,
      limit: limits.search,
      ask: (desk: OrderDesk) => desk.list({ search }),
    })),
    { name: "a place in a search", limit: limits.search, ask: (desk) => askPlace(desk, { search: typed.city }) },
    ...Object.entries(typed).map(([what, search]) => ({
      name: `search: ${what}, counts`,
      limit: limits.search,
      ask: (desk: OrderDesk) => desk.sums({ search }),
    })),
    ...Object.entries(filters).flatMap(([what, filter]) => [
      { name: `filter: ${what}`, limit: limits.list, ask: (desk: OrderDesk) => desk.list(filter) },
      { name: `filter: ${what}, counts`, limit: limits.list, ask: (desk: OrderDesk) => desk.sums(filter) },
    ]),
    ...choiceFilters.map((choice) => ({
      name: `sheet: ${choice}`,
      limit: limits.search,
      ask: (desk: OrderDesk) => desk.choices(choice, { search: typed.city }),
    })),
  ];
}

/** Of an order deep in the order book, whether the list has it or not. */
function askPlace(desk: OrderDesk, filter: OrderFilter): Promise<unknown> {
  return desk.placeIn(filter, "NQ-222C-22");
}

type Measured = { figures: number[]; placing: Placing };

async function measureOn(
  settings: DatabaseSettings,
  { count, fill, rounds }: Size,
  asked: readonly Question[],
): Promise<Measured> {
  const database: Database = await openDatabase(settings, createLog("silent"));
  try {
    await fillQuickly(database, () => fill(database, count, Date.now()));
    if (settings.kind === "postgres") await buildIndexes(settings.url);
    const desk = createOrderDesk(
      { database, now: Date.now, ...orderCatalogueFrom(fileEdition, "http://localhost:3000") },
      { by: "shop" },
    );
    const placing = startPlacing(database);
    const figures: number[] = [];
    for (const { ask } of asked) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await wait(10);
        const start = performance.now();
        await ask(desk);
        times.push(performance.now() - start);
      }
      figures.push(median(times));
    }
    return { figures, placing: await placing.stop() };
  } finally {
    await database.close();
  }
}

/** Durability is for orders that somebody placed. */
async function fillQuickly(database: Database, fill: () => Promise<void>): Promise<void> {
  const db = wholeKysely(database);
  if (database.kind === "sqlite") await sql`pragma synchronous = off`.execute(db);
  if (database.kind === "sqlite") await sql`pragma cache_size = -1000000`.execute(db);
  await fill();
  if (database.kind === "sqlite") await sql`pragma cache_size = -2000`.execute(db);
  if (database.kind === "sqlite") await sql`pragma synchronous = full`.execute(db);
  else await sql`vacuum analyze`.execute(db);
  if (database.kind === "sqlite") await stopMergingByItself(database);
}

async function buildIndexes(url: string): Promise<void> {
  const pool = createPostgresPool(url, () => undefined, { patient: true });
  await buildLargeIndexes(pool);
  await pool.query("vacuum analyze");
  await pool.end();
}

/** The desk's queries in a shop with many orders. */
export function measureDeskOrders(context: BenchContext): Promise<Section> {
  const count = context.quick ? 10_000 : 100_000;
  const size = { title: "The desk's order book", years: "two years", count, rounds: 15, fill: fillWithOrders };
  return measureSize(context, size);
}

/** With ten times as many. */
export function measureLargeOrderBook(context: BenchContext): Promise<Section> {
  const count = context.quick ? 50_000 : 1_000_000;
  const size = { title: "An order book of ten years", years: "ten years", count, rounds: 5, fill: fillWithCopies };
  return measureSize(context, size);
}

async function measureSize({ say }: BenchContext, size: Size): Promise<Section> {
  const asked = questions(Date.now());
  say(`${size.count} orders on SQLite`);
  const sqlite = await inTemporaryFolder((folder) =>
    measureOn({ kind: "sqlite", file: `${folder}/shop.db` }, size, asked),
  );
  say(`${size.count} orders on PostgreSQL`);
  const server = await startPostgres();
  const settings = { kind: "postgres", url: await createDatabase(server.url) } as const;
  const postgres = await measureOn(settings, size, asked).finally(server.stop);
  return report(size, asked, sqlite, postgres);
}

function report(
  { title, years, count, rounds }: Size,
  asked: readonly Question[],
  { figures: sqlite, placing: onSqlite }: Measured,
  { figures: postgres, placing: onPostgres }: Measured,
): Section {
  const ms = (figure: number | undefined) => `${(figure ?? Number.NaN).toFixed(1)} ms`;
  const worst = (limit: number) =>
    Math.max(
      ...asked.flatMap((question, index) =>
        question.limit === limit ? [sqlite[index] ?? 0, postgres[index] ?? 0] : [],
      ),
    );
  return {
    title,
    method: `${count.toLocaleString("en-US")} orders of ${years}, two pieces each; what the desk's screens ask for, ${rounds} times each, medians, without HTTP and drawing, while an order is placed every 50 ms.`,
    columns: ["asked for", "SQLite", "PostgreSQL"],
    rows: [
      ...asked.map(({ name }, index) => [name, ms(sqlite[index]), ms(postgres[index])]),
      ["an order placed meanwhile", ms(onSqlite.median), ms(onPostgres.median)],
      ["an order placed meanwhile, the slowest", ms(onSqlite.worst), ms(onPostgres.worst)],
    ],
    goals: [
      {
        figure: "desk: lists, counts, Today",
        goal: `≤ ${limits.list} ms`,
        came: ms(worst(limits.list)),
        kept: worst(limits.list) <= limits.list,
      },
      {
        figure: "desk: search",
        goal: `≤ ${limits.search} ms`,
        came: ms(worst(limits.search)),
        kept: worst(limits.search) <= limits.search,
      },
    ],
    charts: [],
  };
}
