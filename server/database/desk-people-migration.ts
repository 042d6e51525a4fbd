import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const unique = (column: ColumnDefinitionBuilder) => column.notNull().unique();

export async function createDeskPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_people")
    .addColumn("id", "text", key)
    .addColumn("name", "text", required)
    .addColumn("name_key", "text", unique)
    .addColumn("password", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("invited_by", "text", required)
    .execute();
  await db.schema
    .createTable("desk_sessions")
    .addColumn("id", "text", key)
    .addColumn("token_hash", "text", unique)
    .addColumn("person_id", "text", (column) => column.notNull().references("desk_people.id").onDelete("cascade"))
    .addColumn("browser", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("used_at", "bigint", required)
    .execute();
  await db.schema.createIndex("desk_sessions_by_person").on("desk_sessions").column("person_id").execute();
  await db.schema
    .createTable("desk_invitations")
    .addColumn("id", "text", key)
    .addColumn("token_hash", "text", unique)
    .addColumn("name", "text", required)
    .addColumn("invited_by", "text", required)
    .addColumn("renews", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .execute();
}
