import type { EventActor } from "../../shop/order/event.ts";
import { trackingKey } from "../../shop/sheet/read-sheet.ts";
import type { Trx } from "../database/schema.ts";
import { showInNextEdition } from "../reviews/store-change.ts";
import { addRemark } from "./add-remark.ts";
import { redactDetails, toEvent } from "./event-rows.ts";
import { releaseMark } from "./phone-marks.ts";
import { refreshSearch } from "./refresh-search.ts";

const nobody = { name: "", email: "", address: "", city: "", phone: "" };

/** Removes the customer's details, also from notes and events; lines, sums and stages stay. */
export async function forgetCustomer(
  trx: Trx,
  number: string,
  actor: EventActor,
  now: number,
): Promise<"forgotten" | "forgotten-unsent" | "unknown"> {
  const row = await trx.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirst();
  if (!row) return "unknown";
  await trx
    .updateTable("orders")
    .set({
      ...nobody,
      phone_key: "",
      notes: "",
      discount_reason: "",
      fingerprint: "",
      page_key_hash: "",
      tracking: null,
      forgotten_at: now,
    })
    .where("number", "=", number)
    .execute();
  await releaseMark(trx, row.phone_key);
  await redactEvents(trx, number);
  await refreshSearch(trx, number);
  await trx.updateTable("order_money").set({ note: "" }).where("order_number", "=", number).execute();
  await addRemark(trx, { number, at: now, actor, details: { kind: "forget" } });
  await forgetOffer(trx, number);
  await forgetReviewer(trx, number);
  await trx
    .updateTable("courier_sheet_lines")
    .set({ name: "" })
    .where((eb) => eb.or([eb("order_number", "=", number), eb("tracking_key", "=", trackingKey(row.tracking ?? ""))]))
    .execute();
  await trx.deleteFrom("order_keys").where("order_number", "=", number).execute();
  await trx.deleteFrom("push_subscriptions").where("order_number", "=", number).execute();
  await trx.deleteFrom("order_proofs").where("order_number", "=", number).execute();
  await trx.deleteFrom("undeliverable_mails").where("order_number", "=", number).execute();
  await trx.deleteFrom("news_mails").where("order_number", "=", number).where("sent_at", "is", null).execute();
  const mail = trx.deleteFrom("outbox").where("order_number", "=", number).where("sent_at", "is", null);
  const { numDeletedRows } = await mail.executeTakeFirstOrThrow();
  return numDeletedRows === 0n ? "forgotten" : "forgotten-unsent";
}

/** The offer that became this order. */
async function forgetOffer(trx: Trx, number: string): Promise<void> {
  const rows = await trx.selectFrom("offers").select(["id", "terms"]).where("taken_by", "=", number).execute();
  for (const { id, terms } of rows) {
    const forgotten = { ...JSON.parse(terms), name: "", phone: "", note: "" };
    await trx
      .updateTable("offers")
      .set({ terms: JSON.stringify(forgotten), search: "" })
      .where("id", "=", id)
      .execute();
  }
}

/** What was said about the pieces stays; names, photographs and what was taken away go. */
async function forgetReviewer(trx: Trx, number: string): Promise<void> {
  const reviews = await trx.selectFrom("reviews").select(["id", "stage"]).where("order_number", "=", number).execute();
  const ids = reviews.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom("review_photos").where("review_id", "in", ids).execute();
  await trx.updateTable("review_events").set({ detail: "" }).where("review_id", "in", ids).execute();
  await trx
    .updateTable("reviews")
    .set((eb) => ({
      name: "",
      city: "",
      words: eb.case().when("stage", "=", "taken-away").then("").else(eb.ref("words")).end(),
      revision: eb("revision", "+", 1),
    }))
    .where("id", "in", ids)
    .execute();
  await showInNextEdition(
    trx,
    reviews.filter(({ stage }) => stage === "published").map(({ id }) => id),
  );
}

async function redactEvents(trx: Trx, number: string): Promise<void> {
  const rows = await trx.selectFrom("order_events").selectAll().where("order_number", "=", number).execute();
  for (const row of rows) {
    const details = JSON.stringify(redactDetails(toEvent(row).details));
    if (details !== row.details)
      await trx.updateTable("order_events").set({ details }).where("id", "=", row.id).execute();
  }
}
