import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";

/** 128 random bits as 22 characters of a URL. */
export function newOrderKey(): string {
  return randomBytes(16).toString("base64url");
}

/** Keys are long and random, so a plain hash without salt is safe. */
export function hashOrderKey(key: string): string {
  return hash("sha256", key, "base64url");
}

/**
 * What a link was made for: the confirmation page, an e-mail to the shopper, a message from the desk, or somebody who
 * found the order by number and phone.
 */
export type KeyPurpose = "order" | "mail" | "message" | "found";

/**
 * Each repeated request, search or attempt to send a mail makes a new key; only the newest are stored. The desk may
 * write more messages than that.
 */
const maxKeys: Readonly<Record<KeyPurpose, number>> = { order: 20, mail: 20, message: 100, found: 20 };

/**
 * Only hashes are stored, so a key can't be sent again: each link gets a key of its own. All of them open the same page.
 */
export async function addOrderKey(
  { transact }: Pick<Database, "transact">,
  number: string,
  purpose: KeyPurpose,
  now: number,
): Promise<string> {
  const key = newOrderKey();
  await transact(async (trx) => {
    // Before the insert, so that the new key stays even if the clock was set back.
    await dropOldest(trx, number, purpose, maxKeys[purpose] - 1);
    await trx
      .insertInto("order_keys")
      .values({ key_hash: hashOrderKey(key), order_number: number, purpose, created_at: now })
      .execute();
  });
  return key;
}

async function dropOldest(db: Trx, number: string, purpose: KeyPurpose, remaining: number): Promise<void> {
  const surplus = await db
    .selectFrom("order_keys")
    .select("key_hash")
    .where("order_number", "=", number)
    .where("purpose", "=", purpose)
    .orderBy("created_at", "desc")
    .offset(remaining)
    .limit(remaining)
    .execute();
  const hashes = surplus.map((row) => row.key_hash);
  if (hashes.length > 0) await db.deleteFrom("order_keys").where("key_hash", "in", hashes).execute();
}

const noKey = hashOrderKey("");

/** In constant time: an order without keys is compared with a hash that nothing matches. */
export async function isKeyOf(db: Db, number: string, key: string): Promise<boolean> {
  const own = db.selectFrom("orders").select("page_key_hash as hash").where("number", "=", number);
  const further = db.selectFrom("order_keys").select("key_hash as hash").where("order_number", "=", number);
  const rows = await own.unionAll(further).execute();
  const given = Buffer.from(hashOrderKey(key));
  const known = rows.length > 0 ? rows.map((row) => row.hash || noKey) : [noKey];
  const matches = known.map((one) => timingSafeEqual(Buffer.from(one), given));
  return key !== "" && matches.includes(true);
}
