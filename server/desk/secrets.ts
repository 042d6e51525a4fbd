import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 bits: nobody guesses one, so that a plain hash of it is enough to keep. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Names a row in forms and addresses; opens nothing. */
export function newId(): string {
  return randomBytes(9).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * The secret of an invitation, made from the session of whoever invites: the device that made the link can show it
 * again, and the database, which knows neither, can't.
 */
export function invitationSecret(sessionSecret: string, invitation: string): string {
  return createHmac("sha256", sessionSecret).update(`invitation ${invitation}`).digest("base64url");
}
