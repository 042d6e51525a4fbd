import { type RawBuilder, sql } from "kysely";
import { parseOrderSearch, trackingPart } from "../../shop/desk/order-search.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";

/** Of a search that finds more, the first page is reached sooner by reading the newest orders. */
const mostFound = 5000;

/**
 * On SQLite, a condition that leaves few orders to compare with a search; none where the search finds many, or has no
 * word of three signs. PostgreSQL finds its own index.
 */
export async function indexCondition({ db, kind }: Pick<Database, "db" | "kind">, typed: string) {
  if (kind === "postgres") return [];
  const { terms, total } = parseOrderSearch(typed);
  const trigrams = terms.flatMap((term) => trigramsOfTerm(term) ?? []).join(" AND ");
  if (trigrams === "") return [];
  const found = ordersWith(trigrams, total);
  return (await isFew(db, found)) ? [sql<boolean>`number in (${found})`] : [];
}

function ordersWith(trigrams: string, total: number | undefined): RawBuilder<unknown> {
  const found = sql`select number from order_search_ids where id in (select rowid from order_trigrams where order_trigrams match ${trigrams})`;
  return total === undefined ? found : sql`${found} union all select number from orders where total = ${total}`;
}

async function isFew(db: Db, found: RawBuilder<unknown>): Promise<boolean> {
  const some = sql<{ number: string }>`(select * from (${found}) limit ${mostFound + 1})`;
  const row = await db
    .selectFrom("backfills")
    .select("done_at")
    .select((eb) => eb.selectFrom(some.as("some")).select(eb.fn.countAll<number>().as("count")).as("count"))
    .where("name", "=", "order-search")
    .where("done_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined && (row.count ?? 0) <= mostFound;
}

/** As an expression for FTS5; undefined for a term that is too short. A tracking number is stored ungrouped. */
function trigramsOfTerm(term: string): string | undefined {
  const parts = [...new Set([term, trackingPart(term) ?? term])].map(trigramsOf);
  if (parts.some((trigrams) => trigrams.length === 0)) return undefined;
  return `(${parts.map((trigrams) => `(${trigrams.map(quoted).join(" AND ")})`).join(" OR ")})`;
}

function trigramsOf(text: string): string[] {
  const signs = [...text];
  return [...new Set(signs.slice(2).map((_, index) => signs.slice(index, index + 3).join("")))];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
