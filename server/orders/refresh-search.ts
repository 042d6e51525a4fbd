import { searchText } from "../../shop/desk/order-search.ts";
import type { Trx } from "../database/schema.ts";
import { toEvent } from "./event-rows.ts";
import { withLines } from "./order-store.ts";

/** Rewrites the text that an order is found by; called by whatever changes its customer, lines, parcel or notes. */
export async function refreshSearch(trx: Trx, number: string): Promise<void> {
  const row = await trx.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
  const events = await trx
    .selectFrom("order_events")
    .selectAll()
    .where("order_number", "=", number)
    .where("kind", "=", "note")
    .orderBy("id", "desc")
    .execute();
  const privateNotes = events.flatMap((event) => {
    const { details } = toEvent(event);
    return details.kind === "note" ? details.text : [];
  });
  const search = searchText(await withLines(trx, row), { tracking: row.tracking, privateNotes });
  await trx.updateTable("orders").set({ search }).where("number", "=", number).execute();
}
