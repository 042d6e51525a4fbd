import type pg from "pg";

/**
 * PostgreSQL's indexes that take long where there are many orders: built beside the serving shop, outside of any
 * transaction. Without `fastupdate` no order waits for the merging of those before it.
 */
const definitions: Readonly<Record<string, string>> = {
  order_lines_by_piece: "order_lines (product_id, order_number)",
  orders_by_city: "orders (lower(trim(city)), created_at, number)",
  orders_by_total: "orders (total, created_at, number)",
  orders_by_trigrams: "orders using gin (search gin_trgm_ops) with (fastupdate = off)",
};

export type Building = { state: "built" } | { state: "elsewhere" } | { state: "impossible"; error: Error };

/** Builds what is missing. "elsewhere" while another server does; "impossible" without the extension for searches. */
export async function buildLargeIndexes(pool: pg.Pool): Promise<Building> {
  const found = await readIndexes(pool);
  const missing = Object.entries(definitions).filter(([name]) => !found.get(name)?.isValid);
  if (missing.some(([name]) => found.get(name)?.isBeingBuilt)) return { state: "elsewhere" };
  for (const [name, definition] of missing) {
    // What a server left behind that was stopped while it built.
    if (found.has(name)) await pool.query(`drop index concurrently if exists ${name}`);
    if (definition.includes("trgm"))
      try {
        await pool.query("create extension if not exists pg_trgm");
      } catch (error) {
        return { state: "impossible", error: error as Error };
      }
    await pool.query(`create index concurrently if not exists ${name} on ${definition}`);
  }
  return { state: "built" };
}

type FoundIndex = { isValid: boolean; isBeingBuilt: boolean };

async function readIndexes(pool: pg.Pool): Promise<Map<string, FoundIndex>> {
  const { rows } = await pool.query<FoundIndex & { name: string }>(
    `select relname as name, indisvalid as "isValid",
       exists (select 1 from pg_stat_progress_create_index where index_relid = indexrelid) as "isBeingBuilt"
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relname = any($1) and relnamespace = current_schema()::regnamespace`,
    [Object.keys(definitions)],
  );
  return new Map(rows.map(({ name, ...found }) => [name, found]));
}
