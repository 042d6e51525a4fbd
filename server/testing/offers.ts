import type { OfferTerms } from "../../shop/offer/offer.ts";
import type { Database } from "../database/open-database.ts";
import { hashOrderKey, newOrderKey } from "../orders/order-keys.ts";

const day = 24 * 60 * 60 * 1000;

/** Aina with her dupatta, Gauhar in a size that the shopper chooses, and a piece of its own: 100,600, delivery free. */
export const offerTerms: OfferTerms = {
  lines: [
    { id: 1, quantity: 1, agreed: 84_000, withDupatta: true },
    { id: 98, quantity: 1, agreed: 4600 },
    {
      quantity: 1,
      agreed: 12_000,
      own: { name: "Green jhoomar", words: "like our Nawabi Jhoomar, with emerald-green drops.", pictures: [] },
    },
  ],
  delivery: 0,
  until: Date.now() + day,
  note: "As we said on the phone. You only have to choose the size of the ring.",
  name: "Ayesha Rahman",
  phone: "0321 5557890",
  advance: 0,
};

type Made = { terms?: Partial<OfferTerms>; withdrawnAt?: number };

/** Stores an offer as the desk would, and gives the key of its link. */
export async function insertOffer({ transact }: Database, made: Made = {}): Promise<string> {
  const key = newOrderKey();
  const terms = { ...offerTerms, ...made.terms };
  await transact((trx) =>
    trx
      .insertInto("offers")
      .values({
        key_hash: hashOrderKey(key),
        terms: JSON.stringify(terms),
        until: terms.until,
        search: "",
        made_at: Date.now(),
        made_by: "Sana",
        withdrawn_at: made.withdrawnAt ?? null,
      })
      .execute(),
  );
  return key;
}
