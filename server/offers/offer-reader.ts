import { hash } from "node:crypto";
import { isOrderKey } from "../../shop/device/device-orders.ts";
import type { OfferReader } from "../../shop/offer/offer-reader.ts";
import type { Db } from "../database/schema.ts";
import { findOfferByKey, stateOf } from "./offer-store.ts";

/** A reader for each request. */
export function createOfferReader(db: Db, now: () => number): () => OfferReader {
  return () => ({
    now: now(),
    async read(key) {
      const offer = isOrderKey(key) ? await findOfferByKey(db, key) : undefined;
      if (!offer) return undefined;
      const { terms, madeBy, takenBy, takenAt } = offer;
      return { terms, madeBy, takenBy, takenAt, state: stateOf(offer, now()), orderKey: orderKeyOf(key) };
    },
  });
}

/** A UUID made from the offer's key: a repeated request, from whatever tab or device, is the same order. */
function orderKeyOf(key: string): string {
  const hex = hash("sha256", `order of offer ${key}`, "hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}
