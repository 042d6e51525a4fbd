import { type Kysely, sql } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { counterColumn, required, zero } from "./columns.ts";

/** Later mails about an order. The outbox itself has one row per order, for the first mail to the seller. */
export async function createNewsMails(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("news_mails")
    .addColumn("id", counter.type, counter.build)
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("kind", "text", required)
    .addColumn("revision", "integer", zero)
    .addColumn("created_at", "bigint", required)
    .addColumn("run_at", "bigint", required)
    .addColumn("decided_at", "bigint", required)
    .addColumn("attempts", "integer", zero)
    .addColumn("set_aside", "integer", zero)
    .addColumn("last_problem", "text")
    .addColumn("sent_at", "bigint")
    .addUniqueConstraint("news_mails_once", ["order_number", "kind", "revision"])
    .execute();
  await db.schema
    .createIndex("news_mails_waiting")
    .on("news_mails")
    .column("id")
    .where(sql.ref("sent_at"), "is", null)
    .execute();
}
