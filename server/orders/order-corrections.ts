import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import type { CorrectionAnswer } from "../../shop/desk/order-changes.ts";
import { type Corrected, type Correction, correctableFields, correctionFields } from "../../shop/order/correction.ts";
import type { EventActor, EventDetails } from "../../shop/order/event.ts";
import { dayToText, parseDay } from "../../shop/pakistan-days.ts";
import type { Database } from "../database/open-database.ts";
import type { OrdersTable } from "../database/tables/orders.ts";
import { addRemark } from "./add-remark.ts";
import { eventRow, toEvent, toState } from "./event-rows.ts";
import { eventsSince, lockOrder } from "./order-history.ts";
import { phoneKey } from "./order-rows.ts";
import { releaseMark } from "./phone-marks.ts";
import { refreshSearch } from "./refresh-search.ts";

type Parts = Pick<Database, "kind" | "transact"> & { now: () => number };
type Asked = { number: string; revision: number; actor: EventActor; corrected: Corrected };

/** Corrects who the shopper is and, until it is sent, where the parcel goes and by when it is needed. */
export function correctOrder({ kind, transact, now }: Parts, asked: Asked): Promise<CorrectionAnswer> {
  return transact(async (trx): Promise<CorrectionAnswer> => {
    const { number, corrected } = asked;
    const row = await lockOrder(trx, kind, number);
    if (!row || row.forgotten_at !== null) return { outcome: "unknown" };
    const corrections = correctionsOf(row, corrected);
    if (corrections.length === 0) return { outcome: "unchanged" };
    if (row.revision !== asked.revision)
      return { outcome: "conflict", since: await eventsSince(trx, number, asked.revision) };
    const state = toState(row.stage, row.money);
    const possible = correctableFields(state.stage);
    if (corrections.some(({ field }) => !possible.includes(field))) return { outcome: "too-late" };
    const { neededBy, ...texts } = corrected;
    const phone_key = phoneKey(texts.phone ?? row.phone);
    const revision = row.revision + 1;
    await trx
      .updateTable("orders")
      .set({
        ...texts,
        ...(neededBy !== undefined && { needed_by: parseDay(neededBy) ?? null }),
        phone_key,
        revision,
      })
      .where("number", "=", number)
      .execute();
    await refreshSearch(trx, number);
    await releaseMark(trx, row.phone_key, phone_key);
    const details: EventDetails = { kind: "correct", corrections };
    const event = { number, at: now(), actor: asked.actor, revision, from: state, to: state, details };
    await trx.insertInto("order_events").values(eventRow(event)).execute();
    return { outcome: "done" };
  });
}

/** What would be different. */
function correctionsOf({ needed_by, ...row }: Selectable<OrdersTable>, corrected: Corrected): Correction[] {
  const now = { ...row, neededBy: needed_by === null ? "" : dayToText(needed_by) };
  return correctionFields.flatMap((field) => {
    const to = corrected[field];
    return to === undefined || to === now[field] ? [] : [{ field, from: now[field], to }];
  });
}

/** Stored once when it is submitted twice: `after` is how many notes of this person the page showed. */
export function addNote(
  { kind, transact, now }: Parts,
  { number, text, after, actor }: { number: string; text: string; after: number; actor: EventActor },
): Promise<void> {
  return transact(async (trx) => {
    await lockOrder(trx, kind, number);
    const details: EventDetails = { kind: "note", text };
    const notes = await trx
      .selectFrom("order_events")
      .selectAll()
      .where("order_number", "=", number)
      .where("kind", "=", "note")
      .orderBy("id")
      .execute();
    const byActor = notes.map(toEvent).filter((note) => isDeepStrictEqual(note.actor, actor));
    if (!byActor.slice(after).some((note) => isDeepStrictEqual(note.details, details)))
      if (await addRemark(trx, { number, at: now(), actor, details })) await refreshSearch(trx, number);
  });
}
