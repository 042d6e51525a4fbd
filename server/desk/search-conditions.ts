import { type RawBuilder, sql } from "kysely";
import { parseOrderSearch, trackingPart } from "../../shop/desk/order-search.ts";
import type { Database } from "../database/open-database.ts";

type Kind = Database["kind"];

/** Without wildcards. SQLite's `like` ignores case; PostgreSQL's is faster than `strpos`. */
export function contains(kind: Kind, term: string, text: RawBuilder<unknown> = sql`search`): RawBuilder<boolean> {
  if (kind === "sqlite") return sql<boolean>`instr(${text}, ${term}) > 0`;
  return sql<boolean>`${text} like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`}`;
}

/** Which orders a typed search finds. */
export function searchConditions(kind: Kind, typed: string): RawBuilder<boolean>[] {
  const { terms, total } = parseOrderSearch(typed);
  const found = terms.map((term) => {
    const tracking = trackingPart(term);
    const isFound = contains(kind, term);
    return tracking ? sql<boolean>`(${isFound} or ${contains(kind, tracking, ungrouped)})` : isFound;
  });
  if (total === undefined) return found;
  const isTotal = sql<boolean>`total = ${total}`;
  return found.length === 0 ? [isTotal] : [sql<boolean>`(${isTotal} or (${sql.join(found, sql` and `)}))`];
}

/** Slips group the digits; see `trackingPart`. */
const ungrouped = sql`replace(replace(replace(replace(lower(tracking), ' ', ''), '-', ''), '.', ''), '/', '')`;
