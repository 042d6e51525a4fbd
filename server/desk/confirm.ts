import { longestPassword } from "../../shop/desk/credentials.ts";
import type { TooFast, Unconfirmed } from "../../shop/desk/desk.ts";
import { type DeskParts, type Present, tooFast } from "./desk-parts.ts";

/** How long a password that was typed counts for what an unlocked phone alone mustn't do. */
const confirmedFor = 10 * 60 * 1000;

export function asksPassword({ now }: Pick<DeskParts, "now">, { session }: Present): boolean {
  return now() - session.confirmedAt >= confirmedFor;
}

/** What keeps her from it; undefined when the password was typed a moment ago, or is right. */
export async function refuseUnconfirmed(
  parts: DeskParts,
  present: Present,
  password: string,
): Promise<Unconfirmed | undefined> {
  if (!asksPassword(parts, present)) return undefined;
  if (password === "") return { ok: false, reason: "unconfirmed" };
  const refusal = await refuseWrongPassword(parts, present, password);
  if (!refusal) await parts.sessions.confirm(present.session.id, parts.now());
  return refusal;
}

/** A phone that lies open on a table must not be enough to guess the password at leisure. */
export async function refuseWrongPassword(
  parts: DeskParts,
  { session }: Present,
  password: string,
): Promise<{ ok: false; reason: "wrong" } | TooFast | undefined> {
  const person = await parts.people.find(session.personId);
  // Counted apart from signing in: what others guess doesn't keep her from her own changes.
  const attempt = parts.guesses.begin(`own ${session.personId}`, `own ${session.id}`, parts.now());
  if (!attempt.ok) return tooFast(attempt.wait);
  const matches = await parts.passwords.matches(password.slice(0, longestPassword + 1), person?.password);
  if (matches === "busy") {
    attempt.undone();
    return tooFast();
  }
  if (!matches) return { ok: false, reason: "wrong" };
  attempt.succeeded();
  return undefined;
}
