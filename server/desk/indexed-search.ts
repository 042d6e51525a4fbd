import { type RawBuilder, sql } from "kysely";
import type { OrderFilter } from "../../shop/desk/order-filter.ts";
import { parseOrderSearch, trackingPart } from "../../shop/desk/order-search.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";

/** Of a filter that finds more, the first page is reached sooner by reading the newest orders. */
const mostFound = 5000;

type Source = Pick<Database, "db" | "kind">;

/**
 * On SQLite, conditions that leave few orders to look at; none where a filter finds many. PostgreSQL knows how many
 * there are, and finds its indexes by itself.
 */
export async function indexConditions(source: Source, { search, piece, city }: OrderFilter) {
  if (source.kind === "postgres") return [];
  const found = [
    ...(piece ? [sql`select order_number from order_lines where product_id = ${piece}`] : []),
    ...(city ? [sql`select number from orders where ${isInCities(city)}`] : []),
    ...(search ? await fromSearchIndex(source.db, search) : []),
  ];
  const conditions: RawBuilder<boolean>[] = [];
  for (const numbers of found)
    if (await isFew(source.db, numbers)) conditions.push(sql<boolean>`number in (${numbers})`);
  return conditions;
}

/** "lahore " and "Lahore" are one city; as in the index. */
export function isInCities(cities: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`lower(trim(city)) in (${sql.join(cities.map((city) => city.trim().toLowerCase()))})`;
}

async function fromSearchIndex(db: Db, typed: string): Promise<RawBuilder<unknown>[]> {
  const { terms, total } = parseOrderSearch(typed);
  const trigrams = terms.flatMap((term) => trigramsOfTerm(term) ?? []).join(" AND ");
  if (trigrams === "" || !(await isComplete(db))) return [];
  return [ordersWith(trigrams, total)];
}

async function isComplete(db: Db): Promise<boolean> {
  const query = db.selectFrom("backfills").select("done_at").where("name", "=", "order-search");
  const row = await query.executeTakeFirst();
  return row !== undefined && row.done_at !== null;
}

function ordersWith(trigrams: string, total: number | undefined): RawBuilder<unknown> {
  const found = sql`select number from order_search_ids where id in (select rowid from order_trigrams where order_trigrams match ${trigrams})`;
  return total === undefined ? found : sql`${found} union all select number from orders where total = ${total}`;
}

async function isFew(db: Db, found: RawBuilder<unknown>): Promise<boolean> {
  const some = sql<{ number: string }>`(select * from (${found}) limit ${mostFound + 1})`;
  const { count } = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count) <= mostFound;
}

/** As an expression for FTS5; undefined for a term that is too short. A tracking number is stored ungrouped. */
function trigramsOfTerm(term: string): string | undefined {
  const parts = [...new Set([term, trackingPart(term) ?? term])].map(trigramsOf);
  if (parts.some((trigrams) => trigrams.length === 0)) return undefined;
  return `(${parts.map((trigrams) => `(${trigrams.map(quoted).join(" AND ")})`).join(" OR ")})`;
}

function trigramsOf(text: string): string[] {
  const characters = [...text];
  return [...new Set(characters.slice(2).map((_, index) => characters.slice(index, index + 3).join("")))];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
