import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";

/** 128 random bits; 22 signs of an address. */
export function newOrderKey(): string {
  return randomBytes(16).toString("base64url");
}

/** A key is random enough to need no salt, and nobody can try them all. */
export function hashOrderKey(key: string): string {
  return hash("sha256", key, "base64url");
}

/**
 * What a link was made for: the confirmation, an e-mail to her, a message of the desk's, or somebody who gave number
 * and phone.
 */
export type KeyPurpose = "order" | "mail" | "message" | "found";

/**
 * Who finds or sends her order again and again gets a new key each time, and so does a mail that is tried again; of
 * those the newest stay. The desk may write to her more often than that.
 */
const most: Readonly<Record<KeyPurpose, number>> = { order: 20, mail: 20, message: 100, found: 20 };

/**
 * The shop keeps hashes alone and can't tell a key again, so each link that it makes has a key of its own.
 * All of them open the same page.
 */
export async function addOrderKey(
  { transact }: Pick<Database, "transact">,
  number: string,
  purpose: KeyPurpose,
  now: number,
): Promise<string> {
  const key = newOrderKey();
  await transact(async (trx) => {
    // Before the new one is there: it stays, also where the clock was set back.
    await dropOldest(trx, number, purpose, most[purpose] - 1);
    await trx
      .insertInto("order_keys")
      .values({ key_hash: hashOrderKey(key), order_number: number, purpose, created_at: now })
      .execute();
  });
  return key;
}

async function dropOldest(db: Trx, number: string, purpose: KeyPurpose, kept: number): Promise<void> {
  const surplus = await db
    .selectFrom("order_keys")
    .select("key_hash")
    .where("order_number", "=", number)
    .where("purpose", "=", purpose)
    .orderBy("created_at", "desc")
    .offset(kept)
    .limit(kept)
    .execute();
  const hashes = surplus.map((row) => row.key_hash);
  if (hashes.length > 0) await db.deleteFrom("order_keys").where("key_hash", "in", hashes).execute();
}

const nobodys = hashOrderKey("");

/** Compared with each key of the order in constant time, and with one that fits nothing where there is none. */
export async function isKeyOf(db: Db, number: string, key: string): Promise<boolean> {
  const own = db.selectFrom("orders").select("page_key_hash as hash").where("number", "=", number);
  const further = db.selectFrom("order_keys").select("key_hash as hash").where("order_number", "=", number);
  const rows = await own.unionAll(further).execute();
  const given = Buffer.from(hashOrderKey(key));
  const known = rows.length > 0 ? rows.map((row) => row.hash || nobodys) : [nobodys];
  const fits = known.map((one) => timingSafeEqual(Buffer.from(one), given));
  return key !== "" && fits.includes(true);
}
