import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DatabaseSettings } from "../environment.ts";
import { createAlerts, createMachineChecks } from "./alerts-migration.ts";
import { createCatalogueRecords } from "./catalogue-migration.ts";
import { counterColumn, required, zero } from "./columns.ts";
import { createDeskEvents } from "./desk-events-migration.ts";
import { createDeskPeople } from "./desk-people-migration.ts";
import { addSecondFactor } from "./desk-second-factor-migration.ts";
import { addIsItMeant } from "./is-it-meant-migration.ts";
import { createOffers } from "./offers-migration.ts";
import { addDiscount } from "./order-changes-migration.ts";
import { createOrderMoney } from "./order-money-migration.ts";
import { addPageKey, createOrderPageTables } from "./order-page-migration.ts";
import { addOrderStages } from "./order-stages-migration.ts";
import { addOutboxLanes } from "./outbox-lanes-migration.ts";
import { createPushTables } from "./push-migration.ts";
import { createReviews, createSales } from "./reviews-and-sales-migration.ts";
import { createSearchIndex } from "./search-index-migration.ts";
import { addRolesAndDrafts, addSellersDay } from "./sellers-day-migration.ts";
import { createPictureTables } from "./sent-pictures-migration.ts";
import { createNewsMails } from "./shopper-mails-migration.ts";
import { widenSearch } from "./wider-search-migration.ts";

/**
 * Migrations only add (tables, columns with a default, indexes), because during a deployment the release before still
 * uses the same database. Never change one that has been released: add another.
 */
export function migrationsFor(kind: DatabaseSettings["kind"]): Record<string, Migration> {
  return {
    "2025-01-orders-and-outbox": { up: (db) => createOrdersAndOutbox(db, kind) },
    "2026-11-outbox-listed": { up: addListed },
    "2026-11-release-files": { up: (db) => createReleaseFiles(db, kind) },
    "2026-11-release-pictures": { up: createReleasePictures },
    "2026-11-desk-people": { up: createDeskPeople },
    "2026-11-desk-second-factor": { up: addSecondFactor },
    "2026-11-order-pages": { up: (db) => createOrderPageTables(db, kind) },
    "2026-11-catalogue-records": { up: createCatalogueRecords },
    "2026-11-order-stages": { up: (db) => addOrderStages(db, kind) },
    "2026-11-shopper-mails": { up: (db) => createNewsMails(db, kind) },
    "2026-11-page-key": { up: addPageKey },
    "2026-11-sent-pictures": { up: (db) => createPictureTables(db, kind) },
    "2026-11-outbox-lanes": { up: addOutboxLanes },
    "2026-11-is-it-meant": { up: addIsItMeant },
    "2026-11-order-money": { up: (db) => createOrderMoney(db, kind) },
    "2026-11-offers": { up: (db) => createOffers(db, kind) },
    "2026-11-order-changes": { up: addDiscount },
    "2026-11-sellers-day": { up: (db) => addSellersDay(db, kind) },
    "2026-11-roles-and-drafts": { up: (db) => addRolesAndDrafts(db, kind) },
    "2026-11-wider-search": { up: (db) => widenSearch(db, kind) },
    "2026-11-reviews": { up: (db) => createReviews(db, kind) },
    "2026-11-sales": { up: (db) => createSales(db, kind) },
    "2026-11-push": { up: (db) => createPushTables(db, kind) },
    "2026-11-machine-checks": { up: createMachineChecks },
    "2026-11-alerts": { up: createAlerts },
    "2026-11-desk-events": { up: (db) => createDeskEvents(db, kind) },
    "2026-11-order-indexes": { up: (db) => addOrderIndexes(db, kind) },
    "2026-11-retention": { up: indexForgotten },
    "2026-11-search-index": { up: (db) => createSearchIndex(db, kind) },
  };
}

/** PostgreSQL's are built beside the shop, see `large-indexes.ts`; on SQLite each takes a second for a million orders. */
async function addOrderIndexes(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  if (kind === "postgres") return;
  await sql`create index order_lines_by_piece on order_lines (product_id, order_number)`.execute(db);
  await sql`create index orders_by_city on orders (lower(trim(city)), created_at, number)`.execute(db);
  await sql`create index orders_by_total on orders (total, created_at, number)`.execute(db);
}

async function indexForgotten(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("orders_forgotten")
    .on("orders")
    .column("forgotten_at")
    .where(sql.ref("forgotten_at"), "is not", null)
    .execute();
}

async function createOrdersAndOutbox(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  await createOrders(db);
  await createOrderLines(db);
  await createOutbox(db, kind);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("number", "text", (column) => column.primaryKey())
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("fingerprint", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("address", "text", required)
    .addColumn("city", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("phone_key", "text", required)
    .addColumn("payment", "text", required)
    .addColumn("screenshot_sent", "integer", required)
    .addColumn("notes", "text", required)
    .addColumn("subtotal", "bigint", required)
    .addColumn("delivery", "bigint", required)
    .addColumn("total", "bigint", required)
    .addColumn("forgotten_at", "bigint")
    .execute();
  await db.schema.createIndex("orders_by_time").on("orders").column("created_at").execute();
  await db.schema.createIndex("orders_by_phone").on("orders").columns(["phone_key", "created_at"]).execute();
}

async function createOrderLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_lines")
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("position", "integer", required)
    .addColumn("product_id", "integer", required)
    .addColumn("name", "text", required)
    .addColumn("price", "bigint", required)
    .addColumn("quantity", "integer", required)
    .addColumn("line_total", "bigint", required)
    .addColumn("size", "text")
    .addColumn("with_dupatta", "integer")
    .addColumn("scent", "text")
    .addColumn("kilos", "integer")
    .addPrimaryKeyConstraint("order_lines_key", ["order_number", "position"])
    .execute();
}

async function createOutbox(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("outbox")
    .addColumn("id", counter.type, counter.build)
    .addColumn("order_number", "text", (column) => column.notNull().unique().references("orders.number"))
    .addColumn("created_at", "bigint", required)
    .addColumn("run_at", "bigint", required)
    .addColumn("decided_at", "bigint", required)
    .addColumn("attempts", "integer", zero)
    .addColumn("set_aside", "integer", zero)
    .addColumn("last_problem", "text")
    .addColumn("sent_at", "bigint")
    .execute();
  await db.schema
    .createIndex("outbox_waiting")
    .on("outbox")
    .column("id")
    .where(sql.ref("sent_at"), "is", null)
    .execute();
  await db.schema
    .createTable("outbox_turn")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("run_at", "bigint", zero)
    .addColumn("decided_at", "bigint", zero)
    .addColumn("failures", "integer", zero)
    .addColumn("suspects", "integer", zero)
    .execute();
  await (db as Kysely<{ outbox_turn: { id: number } }>).insertInto("outbox_turn").values({ id: 1 }).execute();
}

/** The last waiting mail that the seller was sent a list of. */
async function addListed(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox_turn").addColumn("listed_up_to", "bigint", zero).execute();
}

/** Files of other releases; see docs/decisions/releases.md. */
async function createReleaseFiles(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  await db.schema
    .createTable("releases")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seen_at", "bigint", required)
    .addColumn("paths", "text", required)
    .execute();
  await db.schema
    .createTable("release_files")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("type", "text", required)
    .addColumn("etag", "text", required)
    .addColumn("brotli", "integer", required)
    .addColumn("bytes", kind === "postgres" ? "bytea" : "blob", required)
    .execute();
}

async function createReleasePictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("release_pictures")
    .addColumn("release_id", "text", (column) => column.primaryKey())
    .addColumn("paths", "text", required)
    .execute();
}
