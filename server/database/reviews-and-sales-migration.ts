import type { Kysely } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { counterColumn, required, zero } from "./columns.ts";

const empty = (column: Parameters<typeof required>[0]) => column.notNull().defaultTo("");

/** What shoppers say about the pieces that they got. */
export async function createReviews(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("reviews")
    .addColumn("id", counter.type, counter.build)
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("product_id", "integer", required)
    .addColumn("rating", "integer", required)
    .addColumn("words", "text", empty)
    .addColumn("name", "text", empty)
    .addColumn("city", "text", empty)
    .addColumn("stage", "text", required)
    .addColumn("answer", "text", empty)
    .addColumn("reason", "text", empty)
    .addColumn("revision", "integer", zero)
    .addColumn("is_sample", "integer", zero)
    .addColumn("written_at", "bigint", required)
    .addColumn("decided_at", "bigint")
    .addColumn("edition", "bigint", zero)
    .addUniqueConstraint("reviews_by_order", ["order_number", "product_id"])
    .execute();
  await db.schema.createIndex("reviews_by_stage").on("reviews").columns(["stage", "written_at", "id"]).execute();
  await db.schema.createIndex("reviews_by_edition").on("reviews").column("edition").execute();
  await db.schema
    .createTable("review_photos")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("review_id", "bigint", (column) => column.notNull().references("reviews.id"))
    .addColumn("position", "integer", required)
    .addColumn("type", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("bytes", kind === "postgres" ? "bytea" : "blob", required)
    .execute();
  await db.schema
    .createIndex("review_photos_by_review")
    .on("review_photos")
    .columns(["review_id", "position"])
    .execute();
  await db.schema
    .createTable("review_events")
    .addColumn("id", counter.type, counter.build)
    .addColumn("review_id", "bigint", (column) => column.notNull().references("reviews.id"))
    .addColumn("at", "bigint", required)
    .addColumn("by", "text", required)
    .addColumn("what", "text", required)
    .addColumn("detail", "text", empty)
    .execute();
  await db.schema.createIndex("review_events_by_review").on("review_events").columns(["review_id", "id"]).execute();
}

/** Sales that begin and end by themselves. */
export async function createSales(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("sales")
    .addColumn("id", counter.type, counter.build)
    .addColumn("state", "text", required)
    .addColumn("from_at", "bigint", required)
    .addColumn("until_at", "bigint", required)
    .addColumn("percent", "integer")
    .addColumn("sum_less", "bigint")
    .addColumn("listing", "text")
    .addColumn("revision", "integer", zero)
    .addColumn("made_at", "bigint", required)
    .addColumn("made_by", "text", required)
    .execute();
  await db.schema.createIndex("sales_by_state").on("sales").columns(["state", "from_at", "until_at"]).execute();
  await db.schema
    .createTable("sale_pieces")
    .addColumn("sale_id", "bigint", (column) => column.notNull().references("sales.id"))
    .addColumn("product_id", "integer", required)
    .addColumn("price", "bigint", required)
    .addColumn("full_price", "bigint", required)
    .addColumn("price_before", "bigint")
    .addPrimaryKeyConstraint("sale_pieces_key", ["sale_id", "product_id"])
    .execute();
}
