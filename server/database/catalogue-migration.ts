import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createCatalogueRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("catalogue_edition")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("number", "bigint", required)
    .execute();
  await (db as Kysely<{ catalogue_edition: { id: number; number: number } }>)
    .insertInto("catalogue_edition")
    .values({ id: 1, number: 0 })
    .execute();
  await db.schema
    .createTable("catalogue_records")
    .addColumn("kind", "text", required)
    .addColumn("id", "integer", required)
    .addColumn("version", "integer", required)
    .addColumn("edition", "bigint", required)
    .addColumn("state", "text", required)
    .addColumn("body", "text", required)
    .addColumn("saved_at", "bigint", required)
    .addColumn("saved_by", "text", required)
    .addColumn("why", "text", required)
    .addPrimaryKeyConstraint("catalogue_records_key", ["kind", "id", "version"])
    .execute();
  await db.schema.createIndex("catalogue_records_by_edition").on("catalogue_records").column("edition").execute();
  await createStock(db);
}

async function createStock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stock")
    .addColumn("product_id", "integer", required)
    .addColumn("size", "text", required)
    .addColumn("pieces", "integer")
    .addColumn("edition", "bigint", required)
    .addPrimaryKeyConstraint("stock_key", ["product_id", "size"])
    .execute();
  await db.schema.createIndex("stock_by_edition").on("stock").column("edition").execute();
  await db.schema
    .createTable("order_stock")
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("product_id", "integer", required)
    .addColumn("size", "text", required)
    .addColumn("quantity", "integer", required)
    .addColumn("put_back_at", "bigint")
    .addPrimaryKeyConstraint("order_stock_key", ["order_number", "product_id", "size"])
    .execute();
  await db.schema.createIndex("order_stock_by_product").on("order_stock").column("product_id").execute();
}
