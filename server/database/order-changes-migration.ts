import type { Kysely } from "kysely";
import { zero } from "./columns.ts";

/** A discount that the seller gave, and what for. */
export async function addDiscount(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("orders").addColumn("discount", "bigint", zero).execute();
  await db.schema
    .alterTable("orders")
    .addColumn("discount_reason", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
