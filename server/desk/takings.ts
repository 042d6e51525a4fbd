import { type RawBuilder, sql } from "kysely";
import { ownPieceId } from "../../shop/cart/pricing.ts";
import { type DayTakings, takingsDays } from "../../shop/desk/takings.ts";
import type { TakingsNumbers } from "../../shop/desk/today-numbers.ts";
import { parseSource } from "../../shop/order/source.ts";
import { dayOf, dayStart } from "../../shop/pakistan-days.ts";
import { readCosts } from "../catalogue/piece-costs.ts";
import type { Database } from "../database/open-database.ts";
import type { Schema } from "../database/schema.ts";
import { receivedNow } from "../orders/money-conditions.ts";
import { fallen } from "./order-list.ts";
import type { FindPiece } from "./order-list-rows.ts";

type Source = Pick<Database, "db" | "kind">;

const soldDays = 30;
const soldPieces = 5;

/** Stages of orders that nobody has confirmed, or that fell through. */
const unconfirmed = ["new", ...fallen];

/** In parallel, which PostgreSQL makes use of. */
export async function readTakings(source: Source, piece: FindPiece, now: number): Promise<TakingsNumbers> {
  const since = dayStart(dayOf(now) - soldDays + 1);
  const [days, sources, pieces, cities] = await Promise.all([
    readDays(source, now),
    readSources(source, since),
    readSold(source, piece, since),
    readCities(source, since),
  ]);
  return { days, sources, pieces, cities };
}

const sumOf = (value: RawBuilder<number>) => sql<number>`cast(sum(${value}) as bigint)`;

/** By days in Pakistan: UTC+5 all year. */
async function readDays({ db }: Source, now: number): Promise<DayTakings[]> {
  const day = sql<number>`cast((created_at + 18000000) / 86400000 as bigint)`;
  const reached = (stages: RawBuilder<unknown>) => sumOf(sql`case when ${stages} then total else 0 end`);
  const rows = await db
    .selectFrom("orders")
    .select([
      day.as("day"),
      sumOf(sql`total`).as("placed"),
      reached(sql`stage <> 'new'`).as("confirmed"),
      reached(sql`stage in ('sent', 'delivered')`).as("sent"),
      // What came above the total is to be given back.
      sumOf(sql`case when ${receivedNow} > total then total else ${receivedNow} end`).as("inHand"),
    ])
    .where("created_at", ">=", dayStart(dayOf(now) - takingsDays + 1))
    .where("stage", "not in", fallen)
    .groupBy(day)
    .execute();
  return rows.map((row) => ({
    day: Number(row.day),
    placed: Number(row.placed),
    confirmed: Number(row.confirmed),
    sent: Number(row.sent),
    inHand: Number(row.inHand),
  }));
}

/** Where confirmed orders come from, the largest sum first. */
async function readSources({ db }: Source, since: number): Promise<TakingsNumbers["sources"]> {
  const total = sumOf(sql`total`);
  const rows = await db
    .selectFrom("orders")
    .select(["source", total.as("total")])
    .where("created_at", ">=", since)
    .where("stage", "not in", unconfirmed)
    .groupBy("source")
    .orderBy(total, "desc")
    .execute();
  return rows.flatMap((row) => {
    const source = parseSource(row.source);
    return source ? [{ source, total: Number(row.total) }] : [];
  });
}

/**
 * Either would read all lines of all orders. PostgreSQL looks up those of each order for `lateral`, and SQLite for a
 * `cross join`, whose tables it takes in the order in which they are named.
 */
const linesOf: Record<Source["kind"], RawBuilder<Schema["order_lines"]>> = {
  postgres: sql`lateral (select * from order_lines where order_number = orders.number offset 0)`,
  sqlite: sql`order_lines`,
};

async function readSold({ db, kind }: Source, piece: FindPiece, since: number): Promise<TakingsNumbers["pieces"]> {
  const count = sumOf(sql`quantity`);
  const rows = await db
    .selectFrom("orders")
    .crossJoin(linesOf[kind].as("line"))
    .whereRef("line.order_number", "=", "orders.number")
    .select(["product_id", sql<string>`max(line.name)`.as("name"), count.as("count")])
    .select(sumOf(sql`line_total`).as("total"))
    .where("orders.created_at", ">=", since)
    .where("orders.stage", "not in", unconfirmed)
    .where("product_id", "!=", ownPieceId)
    .groupBy("product_id")
    .orderBy(count, "desc")
    .orderBy("product_id")
    .limit(soldPieces)
    .execute();
  const costs = await readCosts(
    db,
    rows.map((row) => row.product_id),
  );
  return rows.map(({ product_id: id, name, count: sold, total }) => ({
    id,
    name,
    count: Number(sold),
    total: Number(total),
    cost: costs.get(id),
    picture: piece(id)?.picture,
  }));
}

/** "lahore " and "Lahore" are one city, under the most frequent spelling. */
async function readCities({ db }: Source, since: number): Promise<TakingsNumbers["cities"]> {
  const rows = await db
    .selectFrom("orders")
    .select((eb) => ["city", eb.fn.countAll<number>().as("count")])
    .where("created_at", ">=", since)
    .where("stage", "not in", fallen)
    .groupBy("city")
    .orderBy("count", "desc")
    .execute();
  const cities = new Map<string, { city: string; count: number }>();
  for (const { city, count } of rows) {
    const key = city.trim().toLowerCase();
    if (key === "") continue;
    const known = cities.get(key);
    cities.set(key, { city: known?.city ?? city.trim(), count: (known?.count ?? 0) + count });
  }
  return [...cities.values()].toSorted((one, other) => other.count - one.count);
}
