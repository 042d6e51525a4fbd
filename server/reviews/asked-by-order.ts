import type { Selectable } from "kysely";
import { askedPieces } from "../../shop/review/asked-pieces.ts";
import type { Db } from "../database/schema.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import { toldEvents } from "../follow/followed-rows.ts";
import { toEvent } from "../orders/event-rows.ts";

type OrderRow = Pick<Selectable<OrdersTable>, "number" | "stage" | "created_at">;

/** The products that an order's page asks about now, in the order of the lines. */
export async function askedByOrder(db: Db, { number, stage, created_at }: OrderRow, now: number): Promise<number[]> {
  if (stage !== "delivered") return [];
  const lines = await db
    .selectFrom("order_lines")
    .select(["product_id as id", "name", "size", "quantity"])
    .where("order_number", "=", number)
    .orderBy("position")
    .execute();
  const rows = await db
    .selectFrom("order_events")
    .selectAll()
    .where("order_number", "=", number)
    .orderBy("id")
    .execute();
  const events = rows.map(toEvent);
  const deliveredAt = toldEvents(events).findLast(({ what }) => what === stage)?.at ?? created_at;
  const exchanged = events.flatMap(({ details }) => (details.kind === "exchange" ? details.pieces : []));
  return askedPieces({ stage, deliveredAt, lines, exchanged }, now);
}
