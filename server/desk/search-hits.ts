import { hitLine } from "../../shop/desk/found-words.ts";
import type { OrderRow } from "../../shop/desk/order-desk.ts";
import { searchText } from "../../shop/desk/order-search.ts";
import { parseCourier } from "../../shop/order/courier.ts";
import type { Database } from "../database/open-database.ts";
import { toEvent } from "../orders/event-rows.ts";

/** Adds to each row the line that says why a search found it, where the row doesn't show that by itself. */
export async function withHits(
  { db }: Pick<Database, "db">,
  rows: readonly OrderRow[],
  search: string | undefined,
): Promise<readonly OrderRow[]> {
  if (!search || rows.length === 0) return rows;
  const numbers = rows.map(({ number }) => number);
  const [orders, lines, events] = await Promise.all([
    db
      .selectFrom("orders")
      .select(["number", "name", "city", "phone", "email", "notes", "courier", "tracking"])
      .where("number", "in", numbers)
      .execute(),
    db.selectFrom("order_lines").select(["order_number", "name"]).where("order_number", "in", numbers).execute(),
    db.selectFrom("order_events").selectAll().where("order_number", "in", numbers).where("kind", "=", "note").execute(),
  ]);
  return rows.map((row) => {
    const order = orders.find(({ number }) => number === row.number);
    if (!order) return row;
    const isOwn = (each: { order_number: string }) => each.order_number === row.number;
    const privateNotes = events
      .filter(isOwn)
      .map(toEvent)
      .flatMap(({ details }) => (details.kind === "note" ? details.text : []));
    const { courier, tracking, notes, ...customer } = order;
    const parcel =
      courier === null ? undefined : { courier: parseCourier(courier) ?? "Other", tracking: tracking ?? "" };
    const shown = searchText({
      number: row.number,
      lines: lines.filter(isOwn),
      notes: "",
      customer: { ...customer, email: "" },
    });
    const hit = hitLine({ shown, email: order.email, notes: [notes, ...privateNotes], parcel }, search);
    return hit === "" ? row : { ...row, hit };
  });
}
