import { type Kysely, sql } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { counterColumn, required } from "./columns.ts";

/** Stages, money and events of orders. Existing orders become new ones; a later migration fills their search text. */
export async function addOrderStages(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  await addColumns(db);
  await createEvents(db, kind);
  await sql`update orders set money = 'claimed' where payment = 'online' and screenshot_sent = 1`.execute(db);
  await createIndexes(db);
}

/** One statement each: SQLite adds one column at a time. */
async function addColumns(db: Kysely<unknown>): Promise<void> {
  const orders = () => db.schema.alterTable("orders");
  await orders()
    .addColumn("stage", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await orders()
    .addColumn("money", "text", (column) => column.notNull().defaultTo("due"))
    .execute();
  await orders()
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await orders()
    .addColumn("search", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const name of ["make_by", "courier", "tracking"])
    await orders()
      .addColumn(name, name === "make_by" ? "integer" : "text")
      .execute();
}

async function createEvents(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("order_events")
    .addColumn("id", counter.type, counter.build)
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("at", "bigint", required)
    .addColumn("revision", "integer")
    .addColumn("actor", "text", required)
    .addColumn("actor_name", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("stage_from", "text", required)
    .addColumn("stage_to", "text", required)
    .addColumn("money_from", "text", required)
    .addColumn("money_to", "text", required)
    .addColumn("details", "text", required)
    .execute();
  await db.schema.createIndex("order_events_by_order").on("order_events").columns(["order_number", "id"]).execute();
  // The database itself refuses the second of two conflicting changes.
  await db.schema
    .createIndex("order_events_once")
    .on("order_events")
    .columns(["order_number", "revision"])
    .unique()
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("orders_by_stage")
    .on("orders")
    .columns(["stage", "created_at", "number", "total"])
    .execute();
  // A covering index: searches, takings and cities never read the wide rows of the table.
  await db.schema
    .createIndex("orders_by_search")
    .on("orders")
    .columns(["created_at", "number", "stage", "total", "city", "search"])
    .execute();
  await db.schema
    .createIndex("orders_with_proof")
    .on("orders")
    .columns(["created_at", "number"])
    .where(sql.ref("money"), "=", sql.lit("claimed"))
    .execute();
}
