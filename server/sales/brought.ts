import { sql } from "kysely";
import type { Brought } from "../../shop/sale/sale-desk.ts";
import type { Db } from "../database/schema.ts";

/** From the orders' lines; an agreed price belongs to its offer. */
export async function readBrought(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Brought>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("sale_pieces")
    .innerJoin("sales", "sales.id", "sale_pieces.sale_id")
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.product_id", "=", "sale_pieces.product_id")
        .onRef("order_lines.price", "=", "sale_pieces.price"),
    )
    .innerJoin("orders", "orders.number", "order_lines.order_number")
    .select([
      "sale_pieces.sale_id",
      sql<number>`sum(order_lines.quantity)`.as("sold"),
      sql<number>`sum(order_lines.line_total)`.as("total"),
      sql<number>`sum((sale_pieces.full_price - sale_pieces.price) * order_lines.quantity)`.as("given_up"),
    ])
    .where("sale_pieces.sale_id", "in", ids)
    .where("sales.state", "!=", "planned")
    .where("order_lines.shop_price", "is", null)
    .where("orders.stage", "not in", ["cancelled", "returned"])
    .whereRef("orders.created_at", ">=", "sales.from_at")
    .whereRef("orders.created_at", "<=", "sales.until_at")
    .groupBy("sale_pieces.sale_id")
    .execute();
  return new Map(
    rows.map((row) => [
      Number(row.sale_id),
      { sold: Number(row.sold), total: Number(row.total), givenUp: Number(row.given_up) },
    ]),
  );
}
