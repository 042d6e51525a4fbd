import { type Kysely, sql } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { required } from "./columns.ts";

/**
 * SQLite's index of searches: `order_trigrams` has the groups of three characters of each order's search text, under an id of
 * its own that `order_search_ids` translates, because a copy of the file may renumber the rows of `orders`. Triggers
 * keep it, so that the release before does, too. Orders from before are added by `search-backfill.ts` while the shop
 * serves. PostgreSQL gets its index from `large-indexes.ts`.
 */
export async function createSearchIndex(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  await db.schema
    .createTable("backfills")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("reached", "text", required)
    .addColumn("done_at", "bigint")
    .execute();
  if (kind === "postgres") return;
  await db.schema
    .createTable("order_search_ids")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .execute();
  // Without the text and without positions: a third of the size. A search compares what it finds with the text itself.
  await sql`create virtual table order_trigrams using fts5 (search, content='', detail=none, columnsize=0, tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await createTriggers(db);
  await sql`insert into backfills (name, reached, done_at) select 'order-search', '', case when exists (select 1 from orders) then null else 0 end`.execute(
    db,
  );
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const add = sql`insert into order_trigrams (rowid, search) select id, new.search from order_search_ids where number = new.number`;
  const remove = sql`insert into order_trigrams (order_trigrams, rowid, search) select 'delete', id, old.search from order_search_ids where number = old.number`;
  await sql`create trigger order_search_added after insert on orders begin insert into order_search_ids (number) values (new.number); ${add}; end`.execute(
    db,
  );
  await sql`create trigger order_search_changed after update of search on orders when old.search <> new.search begin ${remove}; ${add}; end`.execute(
    db,
  );
  await sql`create trigger order_search_removed after delete on orders begin ${remove}; delete from order_search_ids where number = old.number; end`.execute(
    db,
  );
}
