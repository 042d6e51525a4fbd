import { DatabaseSync } from "node:sqlite";
import { hashOrderKey, newOrderKey } from "../server/orders/order-keys.ts";
import type { OfferTerms } from "../shop/offer/offer.ts";

const day = 24 * 60 * 60 * 1000;

const ayeshas: OfferTerms = {
  lines: [
    { id: 1, quantity: 1, agreed: 84_000, withDupatta: true },
    { id: 98, quantity: 1, agreed: 4600 },
    { quantity: 1, agreed: 12_000, own: { name: "Green jhoomar", words: "As in the picture.", pictures: [] } },
  ],
  delivery: 0,
  until: Date.now() + 2 * day,
  note: "With love from Ichhra.",
  name: "Ayesha Rahman",
  phone: "0321 5557890",
  advance: 0,
};

/** `search` is what the shop stores to find it by: digits of the phone, name and pieces. */
type Stored = Partial<OfferTerms> & { search?: string };

/** Stores an offer in the shop's database; its id, and the key in its link. */
export function storeOffer(file: string, { search = "", ...terms }: Stored = {}): { id: number; key: string } {
  const offer = { ...ayeshas, ...terms };
  const key = newOrderKey();
  return inDatabase(file, (database) => {
    const { lastInsertRowid } = database
      .prepare("insert into offers (key_hash, terms, until, search, made_at, made_by) values (?, ?, ?, ?, ?, 'Sana')")
      .run(hashOrderKey(key), JSON.stringify(offer), offer.until, search, Date.now() - day);
    return { id: Number(lastInsertRowid), key };
  });
}

/** As if another seller had changed it meanwhile. */
export function touchOffer(file: string, id: number): void {
  inDatabase(file, (database) => database.prepare("update offers set revision = revision + 1 where id = ?").run(id));
}

function inDatabase<Result>(file: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}
