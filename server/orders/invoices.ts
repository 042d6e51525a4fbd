import { sql } from "kysely";
import type { Invoice } from "../../shop/desk/invoice.ts";
import { yearOf } from "../../shop/pakistan-days.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";

/** Any number that nothing else locks. */
const sequenceLock = 712_004;

export function readInvoice(db: Db, number: string): Promise<Invoice | undefined> {
  return db
    .selectFrom("invoices")
    .select(["year", "sequence", "at"])
    .where("order_number", "=", number)
    .executeTakeFirst();
}

/** Gives the order the year's next number, or leaves the one that it has. */
export function makeInvoice(
  { kind, transact }: Pick<Database, "kind" | "transact">,
  { number, at, by }: { number: string; at: number; by: string },
): Promise<void> {
  return transact(async (trx) => {
    // Two at once would take the same number; SQLite has a single writer anyway.
    if (kind === "postgres") await sql`select pg_advisory_xact_lock(${sequenceLock})`.execute(trx);
    if (await readInvoice(trx, number)) return;
    const year = yearOf(at);
    const { last } = await trx
      .selectFrom("invoices")
      .select((eb) => eb.fn.max("sequence").as("last"))
      .where("year", "=", year)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("invoices")
      .values({ order_number: number, year, sequence: (last ?? 0) + 1, at, by })
      .execute();
  });
}
