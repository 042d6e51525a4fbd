import { randomUUID } from "node:crypto";
import { fileEdition } from "../catalogue/file-edition.server.ts";
import type { Database } from "../server/database/open-database.ts";
import { insertOffer } from "../server/testing/offers.ts";
import { type OfferTerms, priceOffer } from "../shop/offer/offer.ts";
import type { OfferRequest } from "../shop/order/request.ts";
import { newOrderRequest } from "./order-client.ts";

/** A counted piece, so that stock and offer are taken together. */
export const offeredPiece = 38;

const terms: Pick<OfferTerms, "lines" | "delivery"> = {
  lines: [
    { id: offeredPiece, quantity: 1, agreed: 1000 },
    { quantity: 1, agreed: 500, own: { name: "Green jhoomar", words: "", pictures: [] } },
  ],
  delivery: 0,
};

/** What the offer costs, by the shop's own rule. */
export const offerTotal = priceOffer(terms, [], (id) => fileEdition.catalogue.product(id)).total;

/** Stores an offer directly, and returns its key. */
export const storeOffer = (database: Database): Promise<string> => insertOffer(database, { terms });

/** Orders the offer, each call with an idempotency key of its own, as another device does. */
export function takeOfferRequest(key: string, changes: Partial<OfferRequest> = {}): OfferRequest {
  const { lines: _, ...details } = newOrderRequest({ key: randomUUID(), total: offerTotal });
  return { ...details, offer: { key, choices: [] }, ...changes };
}
