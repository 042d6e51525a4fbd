import { longestPassword } from "../../shop/desk/credentials.ts";
import type { TooFast, Unconfirmed } from "../../shop/desk/desk.ts";
import { type DeskParts, type SignedIn, tooFast } from "./desk-parts.ts";

/** How long a typed password allows what a session alone, such as a stolen phone, must not do. */
const confirmedFor = 10 * 60 * 1000;

export function asksPassword({ now }: Pick<DeskParts, "now">, { session }: SignedIn): boolean {
  return now() - session.confirmedAt >= confirmedFor;
}

/** Undefined when the password was typed recently, or is right. */
export async function refuseUnconfirmed(
  parts: DeskParts,
  signedIn: SignedIn,
  password: string,
): Promise<Unconfirmed | undefined> {
  if (!asksPassword(parts, signedIn)) return undefined;
  if (password === "") return { ok: false, reason: "unconfirmed" };
  const refusal = await refuseWrongPassword(parts, signedIn, password);
  if (!refusal) await parts.sessions.confirm(signedIn.session.id, parts.now());
  return refusal;
}

/** Limited as well: an unlocked phone must not be enough to guess the password. */
export async function refuseWrongPassword(
  parts: DeskParts,
  { session, visitor }: SignedIn,
  password: string,
): Promise<{ ok: false; reason: "wrong" } | TooFast | undefined> {
  const person = await parts.people.find(session.personId);
  // Counted apart from sign-ins: other people's attempts must not block this person's own changes.
  const attempt = parts.signInLimiter.begin(`own ${session.personId}`, `own ${session.id}`, parts.now());
  if (!attempt.ok) return tooFast(attempt.wait);
  const matches = await parts.passwords.matches(password.slice(0, longestPassword + 1), person?.password);
  if (matches === "busy") {
    attempt.cancel();
    return tooFast();
  }
  if (!matches) {
    await parts.record({ kind: "wrong-password", person: session.name, actor: session.name }, visitor);
    return { ok: false, reason: "wrong" };
  }
  attempt.succeeded();
  return undefined;
}
