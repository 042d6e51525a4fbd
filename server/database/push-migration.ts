import type { Kysely } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { counterColumn, required, zero } from "./columns.ts";

/** Web Push; see docs/decisions/push.md. */
export async function createPushTables(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("push_keys")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("public_key", "text", required)
    .addColumn("private_key", "text", required)
    .addColumn("made_at", "bigint", required)
    .execute();
  await db.schema
    .createTable("push_subscriptions")
    .addColumn("id", counter.type, counter.build)
    .addColumn("session_id", "text", (column) => column.unique().references("desk_sessions.id").onDelete("cascade"))
    .addColumn("order_number", "text", (column) => column.references("orders.number").onDelete("cascade"))
    .addColumn("endpoint", "text", required)
    .addColumn("p256dh", "text", required)
    .addColumn("auth", "text", required)
    .addColumn("created_at", "bigint", required)
    .addUniqueConstraint("push_subscriptions_of_order", ["order_number", "endpoint"])
    .execute();
  await db.schema.createIndex("push_subscriptions_by_endpoint").on("push_subscriptions").column("endpoint").execute();
  await db.schema
    .createTable("push_messages")
    .addColumn("id", counter.type, counter.build)
    .addColumn("subscription_id", "bigint", (column) =>
      column.notNull().references("push_subscriptions.id").onDelete("cascade"),
    )
    .addColumn("tag", "text", required)
    .addColumn("payload", "text", required)
    .addColumn("version", "integer", zero)
    .addColumn("expires_at", "bigint", required)
    .addColumn("run_at", "bigint", required)
    .addColumn("attempts", "integer", zero)
    .addUniqueConstraint("push_messages_by_tag", ["subscription_id", "tag"])
    .execute();
  await db.schema.createIndex("push_messages_by_time").on("push_messages").column("run_at").execute();
}
