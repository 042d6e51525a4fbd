import { sql } from "kysely";
import type { Database } from "./open-database.ts";
import type { Trx } from "./schema.ts";

/** Small, because SQLite's transactions run on the main thread: a few milliseconds. */
const portion = 50;

/** Adds some orders to SQLite's index of searches; whether it is complete now. */
export async function fillSearchIndex({ kind, transact }: Database, now: number): Promise<boolean> {
  if (kind === "postgres") return true;
  return transact(async (trx) => {
    const row = await trx.selectFrom("backfills").selectAll().where("name", "=", "order-search").executeTakeFirst();
    if (!row || row.done_at !== null) return true;
    const numbers = await trx
      .selectFrom("orders")
      .select("number")
      .where("number", ">", row.reached)
      .orderBy("number")
      .limit(portion)
      .execute();
    const last = numbers.at(-1)?.number;
    if (last !== undefined) await addBetween(trx, row.reached, last);
    const change = last === undefined ? { done_at: now } : { reached: last };
    await trx.updateTable("backfills").set(change).where("name", "=", "order-search").execute();
    return last === undefined;
  });
}

/** Orders that were placed meanwhile are in it already. */
async function addBetween(trx: Trx, after: string, last: string): Promise<void> {
  const { newest } = await trx
    .selectFrom("order_search_ids")
    .select(({ fn }) => fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("order_search_ids")
    .columns(["number"])
    .expression((eb) =>
      eb
        .selectFrom("orders")
        .select("number")
        .where("number", ">", after)
        .where("number", "<=", last)
        .where("number", "not in", eb.selectFrom("order_search_ids").select("number")),
    )
    .execute();
  await sql`insert into order_trigrams (rowid, search) select id, search from order_search_ids join orders using (number) where id > ${newest ?? 0}`.execute(
    trx,
  );
}
