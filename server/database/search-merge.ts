import { type RawBuilder, sql } from "kysely";
import type { Database } from "./open-database.ts";
import type { Trx } from "./schema.ts";

const name = "order-search-merge";
/** Pages of the index that a step writes. */
const pages = 8;

/**
 * SQLite's index of searches marks what changed, and what was there before stays in its older parts until they are
 * merged. After customers were forgotten all parts are merged into one, a step at a time; whether that is done.
 */
export async function mergeSearchIndex({ transact }: Pick<Database, "transact">, now: number): Promise<boolean> {
  return transact(async (trx) => {
    const row = await trx.selectFrom("backfills").selectAll().where("name", "=", name).executeTakeFirst();
    const isRunning = row !== undefined && row.done_at === null;
    if (!isRunning) {
      const { latest } = await trx
        .selectFrom("orders")
        .select(({ fn }) => fn.max("forgotten_at").as("latest"))
        .where("forgotten_at", "is not", null)
        .executeTakeFirstOrThrow();
      if (latest === null || latest <= Number(row?.reached ?? 0)) return true;
      await trx
        .insertInto("backfills")
        .values({ name, reached: String(now), done_at: null })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ reached: String(now), done_at: null }))
        .execute();
    }
    // A negative number begins a merge of all parts.
    const written = await changes(
      trx,
      sql`insert into order_trigrams (order_trigrams, rank) values ('merge', ${isRunning ? pages : -pages})`,
    );
    if (written >= 2) return false;
    await trx.updateTable("backfills").set({ done_at: now }).where("name", "=", name).execute();
    return true;
  });
}

/** FTS5 would merge while an order is stored, which then waits for it. */
export async function stopMergingByItself({ transact }: Pick<Database, "transact">): Promise<void> {
  await transact((trx) => sql`insert into order_trigrams (order_trigrams, rank) values ('automerge', 0)`.execute(trx));
}

/** Merges a few pages in place of FTS5's own merging; true when nothing is left. */
export async function tidySearchIndex({ transact }: Pick<Database, "transact">): Promise<boolean> {
  const step = sql`insert into order_trigrams (order_trigrams, rank) values ('merge', ${pages})`;
  return transact(async (trx) => (await changes(trx, step)) < 2);
}

/** Fewer than two say that nothing was left to merge. */
async function changes(trx: Trx, query: RawBuilder<unknown>): Promise<number> {
  const total = async () =>
    (await sql<{ total: number }>`select total_changes() as total`.execute(trx)).rows[0]?.total ?? 0;
  const before = await total();
  await query.execute(trx);
  return (await total()) - before;
}
