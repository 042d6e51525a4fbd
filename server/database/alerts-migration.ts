import type { Kysely } from "kysely";
import { required } from "./columns.ts";

/** What the machine's own commands say about themselves: the last backup, the last release. */
export async function createMachineChecks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("machine_checks")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("checked_at", "bigint", required)
    .addColumn("outcome", "text", required)
    .addColumn("detail", "text", required)
    .addColumn("ok_at", "bigint")
    .execute();
}
