import { randomUUID } from "node:crypto";
import type { OfferTerms } from "../../shop/offer/offer.ts";
import type { AskedEntry } from "../../shop/offer/offer-desk.ts";
import { form } from "../../shop/testing/orders.ts";
import { type databaseKinds, openTestDatabase } from "./databases.ts";
import { openTestDesk } from "./desk.ts";

const hour = 60 * 60 * 1000;

/** Sana at the desk, with the terms of an offer and what is entered for it. */
export async function openOfferDesk(kind: (typeof databaseKinds)[number]) {
  const database = await openTestDatabase(kind);
  const desk = openTestDesk(database);
  const { offers } = await desk.signedIn(await desk.enter("Sana"));
  const terms: OfferTerms = {
    lines: [
      { id: 1, quantity: 1, agreed: 84_000, withDupatta: true },
      { id: 98, quantity: 1, agreed: 4600 },
      { quantity: 1, agreed: 12_000, own: { name: "Green jhoomar", words: "Emerald", pictures: [] } },
    ],
    delivery: 0,
    until: desk.now() + 24 * hour,
    note: "As agreed.",
    name: "Ayesha Rahman",
    phone: "0321 5557890",
    advance: 0,
  };

  async function make(changes: Partial<OfferTerms> = {}) {
    const made = await offers.make(randomUUID(), { ...terms, ...changes });
    if (made.outcome !== "made") throw new Error(JSON.stringify(made.faults));
    return made;
  }

  const entry = (changes: Partial<AskedEntry> = {}): AskedEntry => {
    const { name, address, city, phone } = form;
    return {
      key: randomUUID(),
      customer: { name, address, city, phone, email: "" },
      choices: [{}, { size: "17" }, {}],
      payment: "cod",
      isPaid: false,
      source: "instagram",
      total: 100_600,
      ...changes,
    };
  };
  return { database, desk, offers, terms, make, entry };
}
