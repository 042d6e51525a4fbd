import { randomBytes } from "node:crypto";
import type { Db, Trx } from "../database/schema.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { base32, matchingStep } from "./totp.ts";

/** Ten of 80 bits each: can't be guessed, so that an unsalted hash is enough to store. */
const codeCount = 10;
const codeBytes = 10;

const ticketLife = 5 * 60 * 1000;

/** As they are shown: "K7QD 2MXA …". Hashed without the spaces. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => base32(randomBytes(codeBytes)).replace(/.{4}(?=.)/g, "$& "));
}

export function hashCodes(codes: readonly string[]): string {
  return codes.map(hashCode).join(" ");
}

/** Characters outside the alphabet are read as those that look like them. */
function hashCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll("0", "O").replaceAll("1", "I").replaceAll("8", "B");
  return hashSecret(letters.replace(/[^A-Z2-7]/g, ""));
}

export type SpentCode = "spent" | "none-needed" | "wrong";

/**
 * Uses up a code of the app, or a recovery code. Each update is guarded by the value that was read, so that a code
 * can't be used twice in parallel.
 */
export async function spendCode(trx: Trx, personId: string, typed: string, now: number): Promise<SpentCode> {
  const person = await trx.selectFrom("desk_people").selectAll().where("id", "=", personId).executeTakeFirstOrThrow();
  if (person.totp_on_at === 0) return "none-needed";
  const update = trx.updateTable("desk_people").where("id", "=", personId).returning("id");
  if (/[a-z]/i.test(typed)) {
    const stored = person.recovery_codes.split(" ");
    const left = stored.filter((hash) => hash !== hashCode(typed));
    if (left.length === stored.length) return "wrong";
    const codes = update.set({ recovery_codes: left.join(" ") }).where("recovery_codes", "=", person.recovery_codes);
    return (await codes.executeTakeFirst()) ? "spent" : "wrong";
  }
  const step = matchingStep(Buffer.from(person.totp_secret, "base64url"), typed, now, person.totp_step);
  if (step === undefined) return "wrong";
  return (await update.set({ totp_step: step }).where("totp_step", "<", step).executeTakeFirst()) ? "spent" : "wrong";
}

/** Also for `npm run desk code-off`. */
export async function switchOff(trx: Trx, personId: string): Promise<void> {
  await trx
    .updateTable("desk_people")
    .set({ totp_secret: "", totp_on_at: 0, totp_step: 0, recovery_codes: "" })
    .where("id", "=", personId)
    .execute();
}

/** Carries a sign-in from the password form to the code form. */
export async function addTicket(trx: Trx, personId: string, now: number): Promise<string> {
  const secret = newSecret();
  await trx.deleteFrom("desk_sign_ins").where("expires_at", "<=", now).execute();
  await trx
    .insertInto("desk_sign_ins")
    .values({ token_hash: hashSecret(secret), person_id: personId, expires_at: now + ticketLife })
    .execute();
  return secret;
}

export async function findTicket(db: Db, secret: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("desk_sign_ins")
    .select("person_id")
    .where("token_hash", "=", hashSecret(secret))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.person_id;
}

export async function endTickets(trx: Trx, personId: string): Promise<void> {
  await trx.deleteFrom("desk_sign_ins").where("person_id", "=", personId).execute();
}
