import type { OrderRow } from "../../shop/desk/order-desk.ts";
import type { OrderKey } from "../../shop/desk/order-filter.ts";
import type { Payment } from "../../shop/order/checkout.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import type { Database } from "../database/open-database.ts";
import { toState } from "../orders/event-rows.ts";

/** Undefined for a piece that isn't sold any more. */
export type FindPiece = (id: number) => { name: string; picture: PictureRef; isMade: boolean } | undefined;

const mostPictures = 4;

/** Rows of the list for these orders, in this order; two queries for any number. */
export async function readRows(
  { db }: Pick<Database, "db">,
  piece: FindPiece,
  keys: readonly Pick<OrderKey, "number">[],
): Promise<OrderRow[]> {
  if (keys.length === 0) return [];
  const numbers = keys.map(({ number }) => number);
  const rows = await db
    .selectFrom("orders")
    .select(["number", "created_at", "name", "city", "total", "received", "advance"])
    .select(["payment", "money", "stage", "revision", "make_by"])
    .where("number", "in", numbers)
    .execute();
  const lines = await db
    .selectFrom("order_lines")
    .select(["order_number", "product_id"])
    .where("order_number", "in", numbers)
    .where("position", "<", mostPictures)
    .orderBy("position")
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => {
    const row = byNumber.get(number);
    if (!row) return [];
    const own = lines.filter((line) => line.order_number === number).map((line) => line.product_id);
    return {
      number,
      createdAt: row.created_at,
      name: row.name,
      city: row.city,
      total: row.total,
      received: row.received,
      advance: row.advance,
      payment: row.payment as Payment,
      ...toState(row.stage, row.money),
      revision: row.revision,
      makeBy: row.make_by,
      pictures: piecePictures(piece, own),
    };
  });
}

export function piecePictures(piece: FindPiece, ids: readonly number[]): PictureRef[] {
  return ids.flatMap((id) => piece(id)?.picture ?? []).slice(0, mostPictures);
}
