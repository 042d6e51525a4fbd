import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 bits: can't be guessed, so that an unsalted hash of it is enough to store. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Identifies a row in forms and addresses; grants no access. */
export function newId(): string {
  return randomBytes(9).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * The secret of an invitation, derived from the inviter's session: the device that made the link can show it again, and
 * the database, which has only hashes of both, can't reveal it.
 */
export function invitationSecret(sessionSecret: string, invitation: string): string {
  return createHmac("sha256", sessionSecret).update(`invitation ${invitation}`).digest("base64url");
}
