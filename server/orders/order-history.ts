import { type ChangeableOrder, undoableKinds } from "../../shop/order/change.ts";
import { lastChangeOf, type OrderEvent } from "../../shop/order/event.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import { toEvent } from "./event-rows.ts";

/** Locks the order's row until the transaction ends; SQLite has a single writer anyway. */
export function lockOrder(trx: Trx, kind: Database["kind"], number: string) {
  return trx
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .$if(kind === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function eventsSince(trx: Trx, number: string, revision: number): Promise<OrderEvent[]> {
  const rows = await trx
    .selectFrom("order_events")
    .selectAll()
    .where("order_number", "=", number)
    .where("revision", ">", revision)
    .orderBy("id")
    .execute();
  return rows.map(toEvent);
}

export async function lastChange(trx: Trx, number: string): Promise<ChangeableOrder["last"]> {
  const rows = await trx
    .selectFrom("order_events")
    .selectAll()
    .where("order_number", "=", number)
    .where("kind", "in", undoableKinds)
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  return lastChangeOf(rows.map(toEvent));
}

export function linesOf(trx: Trx, number: string) {
  return trx
    .selectFrom("order_lines")
    .select(["product_id as id", "name", "size", "quantity"])
    .where("order_number", "=", number)
    .orderBy("position")
    .execute();
}
