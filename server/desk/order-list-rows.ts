import { ownPieceId } from "../../shop/cart/pricing.ts";
import type { OrderRow } from "../../shop/desk/order-desk.ts";
import type { OrderKey } from "../../shop/desk/order-filter.ts";
import type { Payment } from "../../shop/order/checkout.ts";
import type { PictureRef } from "../../shop/pieces/picture.ts";
import type { Database } from "../database/open-database.ts";
import { toState } from "../orders/event-rows.ts";
import { toParcel } from "../orders/order-rows.ts";
import { readKnownNumbers } from "./earlier-orders.ts";

/** Undefined for a piece that isn't sold any more. */
export type FindPiece = (
  id: number,
) => { name: string; summary: string; picture: PictureRef; isMade: boolean } | undefined;

/** A piece of its own is made for one shopper. */
export const isToMake = (piece: FindPiece, id: number) => id === ownPieceId || (piece(id)?.isMade ?? false);

const mostPictures = 4;

/** Rows of the list for these orders, in this order; two queries for any number, three with what is known of them. */
export async function readRows(
  { db }: Pick<Database, "db">,
  piece: FindPiece,
  keys: readonly Pick<OrderKey, "number">[],
  { withKnown = false } = {},
): Promise<OrderRow[]> {
  if (keys.length === 0) return [];
  const numbers = keys.map(({ number }) => number);
  const rows = await db
    .selectFrom("orders")
    .leftJoin("phone_marks", "phone_marks.phone_key", "orders.phone_key")
    .select(["number", "created_at", "name", "city", "total", "received", "advance", "advance_first"])
    .select(["payment", "money", "stage", "revision", "make_by", "needed_by", "courier", "tracking"])
    .select(["said_yes_at", "let_go_at", "orders.phone_key", "phone_marks.at as marked_at"])
    .where("number", "in", numbers)
    .execute();
  const known = withKnown ? await readKnownNumbers(db, rows) : undefined;
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
      advanceFirst: row.advance_first === 1,
      payment: row.payment as Payment,
      ...toState(row.stage, row.money),
      revision: row.revision,
      makeBy: row.make_by,
      neededBy: row.needed_by,
      parcel: toParcel(row),
      pictures: piecePictures(piece, own),
      saidYesAt: row.said_yes_at,
      letGoAt: row.let_go_at,
      known: known?.get(number) ?? "",
      isMarked: row.marked_at !== null,
    };
  });
}

export function piecePictures(piece: FindPiece, ids: readonly number[]): PictureRef[] {
  return ids.flatMap((id) => piece(id)?.picture ?? []).slice(0, mostPictures);
}
