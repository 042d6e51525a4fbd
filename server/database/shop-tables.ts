import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

export type ShopTable = {
  name: string;
  columns: readonly string[];
  /** Columns of the primary key. */
  key: readonly string[];
  /** Whether the key is a number that the database counts up. */
  isCounted: boolean;
  /** Whether a row holds a file. */
  hasBytes: boolean;
};

/** About the index of searches, which each database has for itself: how far it is filled, and its ids. */
const ownOfEachDatabase: readonly (keyof Schema)[] = ["backfills", "order_search_ids"];

type Column = { table: string; column: string; type: string; keyPosition: number; isCounted: number };

/**
 * The tables of an SQLite shop, each after those that it refers to. `type = 'table'` leaves out the
 * index of searches: SQLite calls it virtual, and what it is stored in a shadow.
 */
export async function readShopTables(db: Kysely<Schema>): Promise<ShopTable[]> {
  const { rows: columns } = await sql<Column>`
    select t.name as "table", c.name as "column", c.type, c.pk as "keyPosition",
      exists (select 1 from sqlite_schema s where s.name = t.name and s.sql like '%autoincrement%') as "isCounted"
    from pragma_table_list t join pragma_table_info(t.name) c
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite_%' and t.name not like 'kysely_%'
      and t.name not in (${sql.join(ownOfEachDatabase)})
    order by t.name, c.cid`.execute(db);
  const { rows: references } = await sql<{ table: string; to: string }>`
    select t.name as "table", r."table" as "to"
    from pragma_table_list t join pragma_foreign_key_list(t.name) r where t.schema = 'main'`.execute(db);
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table)).map(([name, own = []]) => ({
    name,
    columns: own.map(({ column }) => column),
    key: own
      .filter(({ keyPosition }) => keyPosition > 0)
      .sort((one, other) => one.keyPosition - other.keyPosition)
      .map(({ column }) => column),
    isCounted: own.some(({ isCounted }) => isCounted === 1),
    hasBytes: own.some(({ type }) => type === "blob"),
  }));
  return inOrder(tables, references);
}

function inOrder(tables: readonly ShopTable[], references: readonly { table: string; to: string }[]): ShopTable[] {
  const done: ShopTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: ShopTable) =>
      references.every(({ table, to }) => table !== name || to === name || !names.has(to));
    const next = waiting.filter(isFree);
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(", ")}.`);
    done.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return done;
}
