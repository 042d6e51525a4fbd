import type { CorrectionAnswer } from "../../shop/desk/order-changes.ts";
import { hasParcel, type Parcel, parseCourier } from "../../shop/order/courier.ts";
import type { EventActor, EventDetails } from "../../shop/order/event.ts";
import type { Database } from "../database/open-database.ts";
import { eventRow, toState } from "./event-rows.ts";
import { eventsSince, lockOrder } from "./order-history.ts";
import { refreshSearch } from "./refresh-search.ts";

type Parts = Pick<Database, "kind" | "transact"> & { now: () => number };
type Asked = { number: string; revision: number; actor: EventActor; parcel: Parcel };

/** Adds or changes courier and tracking number of an order that was sent. */
export function changeParcel({ kind, transact, now }: Parts, asked: Asked): Promise<CorrectionAnswer> {
  return transact(async (trx): Promise<CorrectionAnswer> => {
    const { number, parcel } = asked;
    const row = await lockOrder(trx, kind, number);
    if (!row || row.forgotten_at !== null) return { outcome: "unknown" };
    const from = { courier: parseCourier(row.courier) ?? "Other", tracking: row.tracking ?? "" };
    if (from.courier === parcel.courier && from.tracking === parcel.tracking) return { outcome: "unchanged" };
    if (row.revision !== asked.revision)
      return { outcome: "conflict", since: await eventsSince(trx, number, asked.revision) };
    const state = toState(row.stage, row.money);
    if (!hasParcel(state.stage)) return { outcome: "too-late" };
    const revision = row.revision + 1;
    await trx
      .updateTable("orders")
      .set({ ...parcel, revision })
      .where("number", "=", number)
      .execute();
    await refreshSearch(trx, number);
    const details: EventDetails = { kind: "parcel", from, to: parcel };
    const event = { number, at: now(), actor: asked.actor, revision, from: state, to: state, details };
    await trx.insertInto("order_events").values(eventRow(event)).execute();
    return { outcome: "done" };
  });
}
