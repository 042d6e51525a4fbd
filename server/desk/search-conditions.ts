import { type RawBuilder, sql } from "kysely";
import { parseOrderSearch, trackingPart } from "../../shop/desk/order-search.ts";
import type { Database } from "../database/open-database.ts";

type Kind = Database["kind"];

/** Without wildcards. SQLite's `like` ignores case; PostgreSQL's is faster than `strpos`. */
export function contains(kind: Kind, term: string): RawBuilder<boolean> {
  if (kind === "sqlite") return sql<boolean>`instr(search, ${term}) > 0`;
  return sql<boolean>`search like ${`%${term.replace(/[\\%_]/g, "\\$&")}%`}`;
}

/** Which orders a typed search finds. */
export function searchConditions(kind: Kind, typed: string): RawBuilder<boolean>[] {
  const { terms, total } = parseOrderSearch(typed);
  const found = terms.map((term) => inAnyGrouping(kind, term));
  if (total === undefined) return found;
  const isTotal = sql<boolean>`total = ${total}`;
  return found.length === 0 ? [isTotal] : [sql<boolean>`(${isTotal} or (${sql.join(found, sql` and `)}))`];
}

/** Tracking numbers are stored without their grouping. */
function inAnyGrouping(kind: Kind, term: string): RawBuilder<boolean> {
  const tracking = trackingPart(term) ?? term;
  if (tracking === term) return contains(kind, term);
  return sql<boolean>`(${contains(kind, term)} or ${contains(kind, tracking)})`;
}
