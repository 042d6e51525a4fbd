import type { Db, Trx } from "../database/schema.ts";
import { hashSecret, newSecret } from "./secrets.ts";

export const deviceLife = 365 * 24 * 60 * 60 * 1000;

/** Whether this person has signed in on this device before, by the device's cookie. */
export async function isKnownDevice(db: Db, secret: string | undefined, personId: string): Promise<boolean> {
  if (!secret) return false;
  const found = await db
    .selectFrom("desk_devices")
    .select("person_id")
    .where("token_hash", "=", hashSecret(secret))
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The secret for the device's cookie. A known device keeps its own, because several people may share a phone. */
export async function rememberDevice(
  trx: Trx,
  given: string | undefined,
  personId: string,
  now: number,
): Promise<string> {
  await trx
    .deleteFrom("desk_devices")
    .where("used_at", "<=", now - deviceLife)
    .execute();
  const devices = trx.selectFrom("desk_devices").select("token_hash");
  const isOurs = given && (await devices.where("token_hash", "=", hashSecret(given)).executeTakeFirst()) !== undefined;
  const secret = isOurs ? given : newSecret();
  await trx
    .insertInto("desk_devices")
    .values({ token_hash: hashSecret(secret), person_id: personId, used_at: now })
    .onConflict((conflict) => conflict.columns(["token_hash", "person_id"]).doUpdateSet({ used_at: now }))
    .execute();
  return secret;
}
