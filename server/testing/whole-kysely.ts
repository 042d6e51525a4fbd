import type { Kysely } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Schema } from "../database/schema.ts";

/** For SQL that the types keep from the shop: raw statements, tables dropped, transactions held open by hand. */
export function wholeKysely({ db }: Pick<Database, "db">): Kysely<Schema> {
  return db as Kysely<Schema>;
}
