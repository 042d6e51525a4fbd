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

/** What the seller has to look after, a row a kind; see shop/desk/alerts.ts. */
export async function createAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("alerts")
    .addColumn("kind", "text", (column) => column.primaryKey())
    .addColumn("detail", "text", required)
    .addColumn("began_at", "bigint", required)
    .addColumn("ended_at", "bigint")
    .addColumn("mail_run_at", "bigint")
    .execute();
}
