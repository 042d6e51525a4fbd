import type { Kysely } from "kysely";
import { zero } from "./columns.ts";

/** Separate failure counts for mails to the seller and to shoppers, and mails whose recipient the service refuses. */
export async function addOutboxLanes(db: Kysely<unknown>): Promise<void> {
  for (const lane of ["seller", "shopper"]) {
    await db.schema.alterTable("outbox_turn").addColumn(`${lane}_failures`, "integer", zero).execute();
    await db.schema.alterTable("outbox_turn").addColumn(`${lane}_failed_at`, "bigint", zero).execute();
  }
  await db.schema
    .createTable("undeliverable_mails")
    .addColumn("mail_id", "bigint", (column) => column.primaryKey())
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .execute();
}
