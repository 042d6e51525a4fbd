import { isDeepStrictEqual } from "node:util";
import type { Correction, EventActor, EventDetails, OrderEvent } from "../../shop/order/event.ts";
import { stageTable } from "../../shop/order/stage.ts";
import type { Database } from "../database/open-database.ts";
import { addRemark } from "./add-remark.ts";
import { eventRow, toEvent, toState } from "./event-rows.ts";
import { phoneKey } from "./order-rows.ts";
import { eventsSince, lockOrder } from "./order-steps.ts";
import { releaseMark } from "./phone-marks.ts";
import { refreshSearch } from "./refresh-search.ts";

export type Corrected = Record<Correction["field"], string>;

export type CorrectAnswer =
  | { outcome: "done" | "unchanged" | "unknown" | "too-late" }
  | { outcome: "conflict"; since: OrderEvent[] };

type Parts = Pick<Database, "kind" | "transact"> & { now: () => number };
type Asked = { number: string; revision: number; actor: EventActor; corrected: Corrected };

const fields = ["address", "city", "phone"] as const;

/** Corrects where the parcel goes, until it is sent. */
export function correctOrder({ kind, transact, now }: Parts, asked: Asked): Promise<CorrectAnswer> {
  return transact(async (trx): Promise<CorrectAnswer> => {
    const { number, corrected } = asked;
    const row = await lockOrder(trx, kind, number);
    if (!row || row.forgotten_at !== null) return { outcome: "unknown" };
    const corrections = fields
      .filter((field) => row[field] !== corrected[field])
      .map((field) => ({ field, from: row[field], to: corrected[field] }));
    if (corrections.length === 0) return { outcome: "unchanged" };
    if (row.revision !== asked.revision)
      return { outcome: "conflict", since: await eventsSince(trx, number, asked.revision) };
    const state = toState(row.stage, row.money);
    if (!stageTable[state.stage].correctable) return { outcome: "too-late" };
    const revision = row.revision + 1;
    const phone_key = phoneKey(corrected.phone);
    await trx
      .updateTable("orders")
      .set({
        ...corrected,
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
