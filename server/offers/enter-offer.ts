import type { AskedEntry, EntryAnswer } from "../../shop/offer/offer-desk.ts";
import { parseEntry } from "../../shop/order/request.ts";
import type { Db } from "../database/schema.ts";
import type { OrderPlacing } from "../orders/open-orders.ts";
import { findOffer } from "./offer-store.ts";

type Parts = { db: Db; enter: OrderPlacing["enter"]; by: string };

/** The desk doesn't know the key of an offer's link. In its place stands the offer's id, so that requests differ by it. */
const keyOf = (id: number) => `desk-offer-${id}`.padEnd(22, "_");

export async function enterOffer({ db, enter, by }: Parts, id: number, asked: AskedEntry): Promise<EntryAnswer> {
  const { key, customer, choices, payment, isPaid, source, total } = asked;
  const body = { key, offer: { key: keyOf(id), choices }, customer, payment, screenshotSent: false, notes: "", total };
  const parsed = parseEntry(body);
  if (!parsed.ok) return { outcome: "refused", errors: parsed.errors, takenBy: null };
  const placed = await enter({ request: parsed.request, offerId: id, source, entered: { by, isPaid } });
  if (placed.outcome === "placed" || placed.outcome === "repeated")
    return { outcome: "entered", number: placed.order.number };
  const offer = await findOffer(db, id);
  if (!offer) return { outcome: "unknown" };
  if (placed.outcome === "refused") return { outcome: "refused", errors: placed.errors, takenBy: offer.takenBy };
  // The first request was stored, and its answer lost; this one says something else.
  if (placed.outcome === "key-reused")
    return { outcome: "refused", errors: [{ field: "offer", reason: "offer-taken" }], takenBy: offer.takenBy };
  throw new Error("an entered order has no limit");
}
