import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import { required, zero } from "./columns.ts";

const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("");
const person = (column: ColumnDefinitionBuilder) => column.notNull().references("desk_people.id").onDelete("cascade");

export async function addSecondFactor(db: Kysely<unknown>): Promise<void> {
  // One statement each: SQLite adds one column at a time.
  for (const name of ["inviter_id", "totp_secret", "recovery_codes"])
    await db.schema.alterTable("desk_people").addColumn(name, "text", empty).execute();
  for (const name of ["totp_on_at", "totp_step"])
    await db.schema.alterTable("desk_people").addColumn(name, "bigint", zero).execute();
  await db.schema.alterTable("desk_sessions").addColumn("confirmed_at", "bigint", zero).execute();
  // So far only the inviter's name was stored. A person who joined later under the same name isn't the inviter.
  await sql`update desk_people set inviter_id = coalesce((
    select inviter.id from desk_people inviter
    where inviter.name = desk_people.invited_by and inviter.created_at < desk_people.created_at), '')`.execute(db);
  await db.schema
    .createTable("desk_sign_ins")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", person)
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema
    .createTable("desk_devices")
    .addColumn("token_hash", "text", required)
    .addColumn("person_id", "text", person)
    .addColumn("used_at", "bigint", required)
    .addPrimaryKeyConstraint("desk_devices_key", ["token_hash", "person_id"])
    .execute();
}
