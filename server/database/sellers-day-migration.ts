import { type Kysely, sql } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { isDelivery, isToGiveBack, isWithCourier } from "../orders/money-conditions.ts";
import { trackingKeyColumn } from "../orders/tracking-key.ts";
import { counterColumn, required, zero } from "./columns.ts";

const empty = (column: Parameters<typeof required>[0]) => column.notNull().defaultTo("");

/** The day by which an order is needed, what is made of it, what its courier took, and whose money is where. */
export async function addSellersDay(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  await db.schema.alterTable("orders").addColumn("needed_by", "integer").execute();
  await db.schema.alterTable("orders").addColumn("charges", "bigint", zero).execute();
  await db.schema.alterTable("orders").addColumn("advance_until", "integer").execute();
  await db.schema.alterTable("orders").addColumn("advance_first", "integer", zero).execute();
  await db.schema.alterTable("order_lines").addColumn("made", "integer", zero).execute();
  await db.schema.alterTable("order_money").addColumn("paid_on", "integer").execute();
  await db.schema.alterTable("order_money").addColumn("note", "text", empty).execute();
  await db.schema.alterTable("order_money").addColumn("sheet_id", "bigint").execute();
  await createMoneyIndexes(db);
  await createCourierSheets(db, kind);
  await createInvoices(db);
}

/** What people may do, what a piece costs, and pieces that aren't finished. */
export async function addRolesAndDrafts(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  // Whoever had access before, or is invited by the release before, may do everything.
  for (const table of ["desk_people", "desk_invitations"])
    await db.schema
      .alterTable(table)
      .addColumn("role", "text", (column) => column.notNull().defaultTo("owner"))
      .execute();
  await db.schema
    .createTable("piece_costs")
    .addColumn("product_id", "integer", (column) => column.primaryKey())
    .addColumn("cost", "bigint", required)
    .addColumn("at", "bigint", required)
    .addColumn("by", "text", required)
    .execute();
  const counter = counterColumn(kind);
  await db.schema
    .createTable("piece_drafts")
    .addColumn("id", counter.type, counter.build)
    .addColumn("body", "text", required)
    .addColumn("revision", "integer", zero)
    .addColumn("saved_at", "bigint", required)
    .addColumn("saved_by", "text", required)
    .execute();
}

/** Few orders at any time owe or are owed something, so a list of them needs no other order. */
async function createMoneyIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_to_give_back on orders (number) where ${isToGiveBack}`.execute(db);
  await sql`create index orders_with_courier on orders (courier, number) where ${isWithCourier}`.execute(db);
  await sql`create index order_events_delivered on order_events (order_number, at) where ${isDelivery}`.execute(db);
  await sql`create index orders_by_tracking on orders (${trackingKeyColumn}) where tracking is not null`.execute(db);
  await db.schema
    .createIndex("orders_by_need")
    .on("orders")
    .columns(["needed_by", "number"])
    .where(sql.ref("needed_by"), "is not", null)
    .execute();
}

async function createCourierSheets(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("courier_sheets")
    .addColumn("id", counter.type, counter.build)
    .addColumn("request_key", "text", (column) => column.notNull().unique())
    .addColumn("courier", "text", required)
    .addColumn("columns", "text", required)
    .addColumn("paid_on", "integer", required)
    .addColumn("at", "bigint", required)
    .addColumn("by", "text", required)
    .addColumn("taken_back_at", "bigint")
    .addColumn("taken_back_by", "text", empty)
    .execute();
  await db.schema
    .createTable("courier_sheet_lines")
    .addColumn("sheet_id", "bigint", (column) => column.notNull().references("courier_sheets.id"))
    .addColumn("position", "integer", required)
    .addColumn("tracking", "text", required)
    .addColumn("tracking_key", "text", required)
    .addColumn("own_number", "text", required)
    .addColumn("name", "text", required)
    .addColumn("collected", "bigint", required)
    .addColumn("charges", "bigint", required)
    .addColumn("order_number", "text")
    .addColumn("booked_at", "bigint")
    .addColumn("booked_by", "text", empty)
    .addColumn("revision", "integer")
    .addColumn("delivered", "integer", zero)
    .addPrimaryKeyConstraint("courier_sheet_lines_key", ["sheet_id", "position"])
    .execute();
  await db.schema
    .createIndex("sheet_lines_booked_once")
    .unique()
    .on("courier_sheet_lines")
    .column("tracking_key")
    .where(sql.ref("booked_at"), "is not", null)
    .execute();
  await db.schema.createIndex("sheet_lines_by_order").on("courier_sheet_lines").column("order_number").execute();
  await db.schema.createIndex("courier_sheets_by_courier").on("courier_sheets").columns(["courier", "id"]).execute();
}

/** One for an order; numbered without gaps within a year. */
async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("invoices")
    .addColumn("order_number", "text", (column) => column.primaryKey().references("orders.number"))
    .addColumn("year", "integer", required)
    .addColumn("sequence", "integer", required)
    .addColumn("at", "bigint", required)
    .addColumn("by", "text", required)
    .addUniqueConstraint("invoices_in_sequence", ["year", "sequence"])
    .execute();
}
