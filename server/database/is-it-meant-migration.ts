import { type Kysely, sql } from "kysely";
import { required } from "./columns.ts";

/** When the shopper said that she means it, when an unanswered order let go of its pieces, and marks on numbers. */
export async function addIsItMeant(db: Kysely<unknown>): Promise<void> {
  for (const name of ["said_yes_at", "let_go_at"])
    await db.schema.alterTable("orders").addColumn(name, "bigint").execute();
  await db.schema
    .createIndex("orders_let_go")
    .on("orders")
    .columns(["created_at", "number"])
    .where(sql.ref("let_go_at"), "is not", null)
    .execute();
  await db.schema
    .createTable("phone_marks")
    .addColumn("phone_key", "text", (column) => column.primaryKey())
    .addColumn("text", "text", required)
    .addColumn("by", "text", required)
    .addColumn("at", "bigint", required)
    .execute();
}
