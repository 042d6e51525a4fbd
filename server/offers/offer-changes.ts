import { offerSearchText } from "../../shop/desk/order-search.ts";
import type { TermsFault } from "../../shop/offer/check-terms.ts";
import { type OfferTerms, type PieceLookup, sumOffer } from "../../shop/offer/offer.ts";
import type { MadeOffer, OfferAnswer } from "../../shop/offer/offer-desk.ts";
import { offerPath } from "../../shop/paths.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import { hashOrderKey, newOrderKey } from "../orders/order-keys.ts";
import { findOffer, type StoredOffer, stateOf } from "./offer-store.ts";

type Parts = {
  database: Pick<Database, "transact">;
  piece: PieceLookup;
  describe: (offer: StoredOffer) => Extract<OfferAnswer, { outcome: "conflict" }>["offer"];
  now: number;
};

/** Columns that follow from the terms. */
function termsColumns(terms: OfferTerms, piece: PieceLookup) {
  const { lines } = sumOffer(terms, piece);
  return { terms: JSON.stringify(terms), until: terms.until, search: offerSearchText(terms, lines) };
}

export async function makeOffer(
  { database, piece, now }: Parts,
  { key: requestKey, terms, by, publicUrl }: { key: string; terms: OfferTerms; by: string; publicUrl: string },
): Promise<MadeOffer> {
  const key = newOrderKey();
  return database.transact(async (trx): Promise<MadeOffer> => {
    const faults = await claimPictures(trx, terms, now);
    if (faults.length > 0) return { outcome: "refused", faults };
    const made = await trx
      .insertInto("offers")
      .values({
        ...termsColumns(terms, piece),
        key_hash: hashOrderKey(key),
        request_key: requestKey,
        made_at: now,
        made_by: by,
      })
      .onConflict((conflict) => conflict.column("request_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) return { outcome: "made", id: made.id, link: publicUrl + offerPath(key) };
    const known = await trx
      .selectFrom("offers")
      .select("id")
      .where("request_key", "=", requestKey)
      .executeTakeFirstOrThrow();
    return { outcome: "made", id: known.id, link: undefined };
  });
}

type Asked = { id: number; revision: number };

export async function changeOffer(parts: Parts, asked: Asked & { terms: OfferTerms }): Promise<OfferAnswer> {
  const { id, terms } = asked;
  return parts.database.transact(async (trx): Promise<OfferAnswer> => {
    const before = await findOffer(trx, id);
    if (before?.revision !== asked.revision || stateOf(before, parts.now) !== "open") return explain(parts, trx, asked);
    if (JSON.stringify(before.terms) === JSON.stringify(terms)) return { outcome: "unchanged" };
    const faults = await claimPictures(trx, terms, parts.now);
    if (faults.length > 0) return { outcome: "refused", faults };
    const isDone = await changeOpen(trx, asked, parts.now, termsColumns(terms, parts.piece));
    return isDone ? { outcome: "done" } : explain(parts, trx, asked);
  });
}

export async function withdrawOffer(parts: Parts, asked: Asked): Promise<OfferAnswer> {
  return parts.database.transact(async (trx): Promise<OfferAnswer> => {
    const before = await findOffer(trx, asked.id);
    const isDone =
      before?.revision === asked.revision && (await changeOpen(trx, asked, parts.now, { withdrawn_at: parts.now }));
    if (isDone) return { outcome: "done" };
    const answer = await explain(parts, trx, asked);
    return answer.outcome === "over" && answer.state === "withdrawn" ? { outcome: "unchanged" } : answer;
  });
}

/** False, and nothing changed, if it isn't open any more or was changed meanwhile: `takeOffer` has the same guards. */
async function changeOpen(
  trx: Trx,
  { id, revision }: Asked,
  now: number,
  values: ReturnType<typeof termsColumns> | { withdrawn_at: number },
): Promise<boolean> {
  const changed = await trx
    .updateTable("offers")
    .set({ ...values, revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("taken_by", "is", null)
    .where("withdrawn_at", "is", null)
    .where("until", ">", now)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

async function explain({ describe, now }: Parts, trx: Trx, { id }: Asked): Promise<OfferAnswer> {
  const offer = await findOffer(trx, id);
  if (!offer) return { outcome: "unknown" };
  const state = stateOf(offer, now);
  if (state !== "open") return { outcome: "over", state, takenBy: offer.takenBy };
  return { outcome: "conflict", offer: describe(offer) };
}

/**
 * Checks that the pictures exist, and by the same statement keeps them from being removed as unused until this is
 * committed.
 */
async function claimPictures(trx: Trx, { lines }: OfferTerms, now: number): Promise<TermsFault[]> {
  const named = lines.flatMap(({ own }, line) =>
    (own?.pictures ?? []).map((name, index) => ({ name, field: `lines.${line}.own.pictures.${index}` })),
  );
  if (named.length === 0) return [];
  const found = await trx
    .updateTable("offer_pictures")
    .set({ added_at: now })
    .where(
      "name",
      "in",
      named.map(({ name }) => name),
    )
    .returning("name")
    .execute();
  const known = new Set(found.map(({ name }) => name));
  return named.flatMap(({ name, field }) => (known.has(name) ? [] : [{ field, reason: "unknown-picture" as const }]));
}
