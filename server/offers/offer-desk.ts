import { defaultOfferText } from "../../shop/messages/offer-message.ts";
import { type CheckedTerms, checkTerms } from "../../shop/offer/check-terms.ts";
import type { OfferTerms } from "../../shop/offer/offer.ts";
import type { OfferDesk } from "../../shop/offer/offer-desk.ts";
import { type EnteredSource, enteredSources } from "../../shop/order/source.ts";
import type { Editions } from "../catalogue/editions.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import type { OrderPlacing } from "../orders/open-orders.ts";
import { enterOffer } from "./enter-offer.ts";
import { changeOffer, makeOffer, withdrawOffer } from "./offer-changes.ts";
import type { AddOfferPicture } from "./offer-pictures.ts";
import { countOpen, listOffers, offerPieces, toDeskOffer } from "./offer-rows.ts";
import { findOffer, type StoredOffer } from "./offer-store.ts";

export type OfferDeskParts = {
  database: Database;
  editions: Pick<Editions, "current">;
  /** Loads the latest edition from the database. */
  refresh: () => Promise<void>;
  enter: OrderPlacing["enter"];
  addPicture: AddOfferPicture;
  publicUrl: string;
  now: () => number;
};

const isRequestKey = /^[\w-]{8,64}$/;

/** Offers, for the person with this name. */
export function createOfferDesk(parts: OfferDeskParts, by: string): OfferDesk {
  const { database, editions, publicUrl } = parts;
  const { db } = database;
  const { settings, ...catalogue } = editions.current();

  /** For one change: its clock, and the pieces of the edition of now. */
  function changing() {
    const current = editions.current();
    const now = parts.now();
    const describe = (offer: StoredOffer) => toDeskOffer(offer, current, now);
    return { database, piece: current.catalogue.product, describe, now };
  }

  /** Another server may know a newer edition, so the latest one is loaded before terms are refused. */
  async function check(terms: OfferTerms): Promise<CheckedTerms> {
    const checked = () => checkTerms(terms, changing().piece, parts.now());
    const first = checked();
    if (first.ok) return first;
    await parts.refresh();
    return checked();
  }

  return {
    shop: {
      name: settings.name,
      delivery: settings.deliveryCharge,
      message: settings.whatsAppTexts.offer ?? defaultOfferText,
      publicUrl,
    },
    list: (filter, before) => listOffers(database, catalogue, filter, { before, now: parts.now() }),
    countOpen: () => countOpen(db, parts.now()),
    async find(id) {
      const offer = await findOffer(db, id);
      return offer && toDeskOffer(offer, catalogue, parts.now());
    },
    async make(key, asked) {
      if (!isRequestKey.test(key)) return { outcome: "refused", faults: [{ field: "key", reason: "not-valid" }] };
      const known = await findMade(db, key);
      if (known !== undefined) return { outcome: "made", id: known, link: undefined };
      const checked = await check(asked);
      if (!checked.ok) return { outcome: "refused", faults: checked.faults };
      return makeOffer(changing(), { key, terms: checked.terms, by, publicUrl });
    },
    async change(id, revision, asked) {
      const checked = await check(asked);
      if (!checked.ok) return { outcome: "refused", faults: checked.faults };
      return changeOffer(changing(), { id, revision, terms: checked.terms });
    },
    withdraw: (id, revision) => withdrawOffer(changing(), { id, revision }),
    enter: (id, asked) => enterOffer({ db, enter: parts.enter, by }, id, asked),
    lastSource: () => readLastSource(db),
    pieces: () => offerPieces(catalogue),
    addPicture: parts.addPicture,
  };
}

async function findMade(db: Db, key: string): Promise<number | undefined> {
  const row = await db.selectFrom("offers").select("id").where("request_key", "=", key).executeTakeFirst();
  return row?.id;
}

async function readLastSource(db: Db): Promise<EnteredSource | undefined> {
  const row = await db
    .selectFrom("offers")
    .innerJoin("orders", "orders.number", "offers.taken_by")
    .select("orders.source")
    .where("orders.source", "in", [...enteredSources])
    .orderBy("offers.taken_at", "desc")
    .orderBy("offers.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return enteredSources.find((source) => source === row?.source);
}
