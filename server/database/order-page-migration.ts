import type { Kysely } from "kysely";
import type { DatabaseSettings } from "../environment.ts";

/** Keys to the pages of orders, and screenshots of payments. */
export async function createOrderPages(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  await db.schema
    .createTable("order_keys")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("order_keys_by_order").on("order_keys").columns(["order_number", "created_at"]).execute();
  await db.schema
    .createTable("order_proofs")
    .addColumn("order_number", "text", (column) => column.primaryKey().references("orders.number"))
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("bytes", kind === "postgres" ? "bytea" : "blob", (column) => column.notNull())
    .execute();
}

/**
 * The key that is made with an order is a column of its row: a row of its own made placing an order an eighth slower.
 * Keys that are made later are in `order_keys`.
 */
export async function addPageKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("page_key_hash", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
