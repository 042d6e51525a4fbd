import type { Kysely } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { counterColumn, required, zero } from "./columns.ts";

/** Payments and refunds of orders, their sum, and an advance. Orders of before have a state alone: no entries are made up. */
export async function createOrderMoney(db: Kysely<unknown>, kind: DatabaseSettings["kind"]): Promise<void> {
  const counter = counterColumn(kind);
  await db.schema
    .createTable("order_money")
    .addColumn("id", counter.type, counter.build)
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("at", "bigint", required)
    .addColumn("sum", "bigint", required)
    .addColumn("way", "text", required)
    .addColumn("by", "text", required)
    .execute();
  await db.schema.createIndex("order_money_by_order").on("order_money").columns(["order_number", "id"]).execute();
  for (const name of ["received", "advance"])
    await db.schema.alterTable("orders").addColumn(name, "bigint", zero).execute();
}
