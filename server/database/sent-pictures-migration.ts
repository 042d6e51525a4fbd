import type { Kysely } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { required, zero } from "./columns.ts";

/** Pictures that were uploaded at the desk: the working copies, and the finished files. */
export async function createSentPictures(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const bytes = kind === "postgres" ? "bytea" : "blob";
  await db.schema
    .createTable("picture_uploads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", required)
    .addColumn("label", "text", required)
    .addColumn("place", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("state", "text", required)
    .addColumn("frames", "text")
    .addColumn("name_key", "text")
    .addColumn("made", "integer", zero)
    .addColumn("attempts", "integer", zero)
    .addColumn("maker", "text")
    .addColumn("worked_at", "bigint", zero)
    .addColumn("created_at", "bigint", required)
    .addColumn("touched_at", "bigint", required)
    .addColumn("bytes", bytes, required)
    .execute();
  await db.schema
    .createIndex("picture_uploads_by_place")
    .on("picture_uploads")
    .columns(["place", "created_at"])
    .execute();
  await db.schema
    .createTable("pictures")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("tone", "text", required)
    .addColumn("colour", "text", required)
    .addColumn("state", "text", required)
    .addColumn("edition", "bigint", required)
    .addColumn("made_at", "bigint", required)
    .execute();
  await db.schema.createIndex("pictures_by_edition").on("pictures").column("edition").execute();
  await db.schema
    .createTable("picture_files")
    .addColumn("file", "text", (column) => column.primaryKey())
    .addColumn("name", "text", required)
    .addColumn("bytes", bytes, required)
    .execute();
  await db.schema.createIndex("picture_files_by_name").on("picture_files").column("name").execute();
}
