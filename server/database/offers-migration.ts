import type { Kysely } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { counterColumn, required } from "./columns.ts";

/** Offers, and what an order knows of one. */
export async function createOffers(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("offers")
    .addColumn("id", counter.type, counter.build)
    .addColumn("key_hash", "text", (column) => column.notNull().unique())
    .addColumn("request_key", "text", (column) => column.unique())
    .addColumn("terms", "text", required)
    .addColumn("until", "bigint", required)
    .addColumn("search", "text", required)
    .addColumn("made_at", "bigint", required)
    .addColumn("made_by", "text", required)
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("withdrawn_at", "bigint")
    .addColumn("taken_by", "text", (column) => column.references("orders.number"))
    .addColumn("taken_at", "bigint")
    .execute();
  await db.schema.createIndex("offers_by_time").on("offers").columns(["made_at", "id"]).execute();
  await db.schema.createIndex("offers_by_until").on("offers").column("until").execute();
  await db.schema
    .createTable("offer_pictures")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("added_at", "bigint", required)
    .addColumn("type", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("bytes", kind === "postgres" ? "bytea" : "blob", required)
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("source", "text", (column) => column.notNull().defaultTo("shop"))
    .execute();
  await db.schema.alterTable("order_lines").addColumn("shop_price", "bigint").execute();
  await db.schema.alterTable("order_lines").addColumn("own", "text").execute();
}
