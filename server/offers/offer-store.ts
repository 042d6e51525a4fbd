import type { Selectable } from "kysely";
import { type OfferState, type OfferTerms, offerState } from "../../shop/offer/offer.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { OffersTable } from "../database/tables/offers.ts";
import { hashOrderKey } from "../orders/order-keys.ts";

export type StoredOffer = {
  id: number;
  terms: OfferTerms;
  madeAt: number;
  madeBy: string;
  revision: number;
  withdrawnAt: number | null;
  takenBy: string | null;
  takenAt: number | null;
};

export async function findOfferByKey(db: Db, key: string): Promise<StoredOffer | undefined> {
  const row = await db.selectFrom("offers").selectAll().where("key_hash", "=", hashOrderKey(key)).executeTakeFirst();
  return row && toOffer(row);
}

export async function findOffer(db: Db, id: number): Promise<StoredOffer | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const row = await db.selectFrom("offers").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toOffer(row);
}

export function toOffer(row: Selectable<OffersTable>): StoredOffer {
  return {
    id: row.id,
    // Not validated: only this code writes it.
    terms: JSON.parse(row.terms) as OfferTerms,
    madeAt: row.made_at,
    madeBy: row.made_by,
    revision: row.revision,
    withdrawnAt: row.withdrawn_at,
    takenBy: row.taken_by,
    takenAt: row.taken_at,
  };
}

export function stateOf(offer: StoredOffer, now: number): OfferState {
  return offerState({ ...offer, until: offer.terms.until }, now);
}

/**
 * In the transaction that stores the order. False, and nothing changed, if the offer was taken, withdrawn or changed
 * since it was read, or has run out.
 */
export async function takeOffer(
  trx: Trx,
  { id, revision }: Pick<StoredOffer, "id" | "revision">,
  order: { number: string; createdAt: number },
): Promise<boolean> {
  const taken = await trx
    .updateTable("offers")
    .set({ taken_by: order.number, taken_at: order.createdAt })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("taken_by", "is", null)
    .where("withdrawn_at", "is", null)
    .where("until", ">", order.createdAt)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
