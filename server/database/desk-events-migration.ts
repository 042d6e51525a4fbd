import type { Kysely } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { counterColumn, required } from "./columns.ts";

/** Sign-ins, wrong passwords, and what became of keys. */
export async function createDeskEvents(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("desk_events")
    .addColumn("id", counter.type, counter.build)
    .addColumn("at", "bigint", required)
    .addColumn("kind", "text", required)
    .addColumn("person", "text", required)
    .addColumn("actor", "text", required)
    .addColumn("browser", "text", required)
    .addColumn("detail", "text", required)
    .addColumn("network", "text")
    .addColumn("place", "text", required)
    .addColumn("times", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("desk_events_by_time").on("desk_events").column("at").execute();
}
