import { randomBytes } from "node:crypto";
import type { DeskSecondFactor, NewRecoveryCodes, SecondFactor, TooFast } from "../../shop/desk/desk.ts";
import { asksPassword, refuseUnconfirmed } from "./confirm-password.ts";
import { type DeskParts, type SignedIn, tooFast } from "./desk-parts.ts";
import type { PersonRow } from "./people-store.ts";
import { hashCodes, newRecoveryCodes, switchOff } from "./second-factor-store.ts";
import { base32, matchingStep, totpAddress } from "./totp.ts";

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** The second factor of whoever is signed in. */
export function createSecondFactor(parts: DeskParts, signedIn: SignedIn): DeskSecondFactor {
  const { personId } = signedIn.session;
  const set = (values: Partial<PersonRow>) =>
    parts.transact((trx) => trx.updateTable("desk_people").set(values).where("id", "=", personId).execute());
  return {
    state: () => stateOf(parts, signedIn),
    async begin(password) {
      const refusal = await refuseUnconfirmed(parts, signedIn, password);
      if (refusal) return refusal;
      const person = await parts.people.find(personId);
      const secret = randomBytes(secretBytes).toString("base64url");
      if (person?.totp_on_at === 0) await set({ totp_secret: secret, totp_step: 0 });
      return { ok: true };
    },
    switchOn: (code) => switchOn(parts, signedIn, code),
    async renewCodes(password) {
      const refusal = await refuseUnconfirmed(parts, signedIn, password);
      if (refusal) return refusal;
      const codes = newRecoveryCodes();
      await set({ recovery_codes: hashCodes(codes) });
      return { ok: true, codes };
    },
    async switchOff(password) {
      const refusal = await refuseUnconfirmed(parts, signedIn, password);
      if (refusal) return refusal;
      await parts.transact((trx) => switchOff(trx, personId));
      return { ok: true };
    },
  };
}

async function stateOf(parts: DeskParts, signedIn: SignedIn): Promise<SecondFactor> {
  const person = await parts.people.find(signedIn.session.personId);
  const asks = { asksPassword: asksPassword(parts, signedIn) };
  if (person && person.totp_on_at > 0) {
    const codesLeft = person.recovery_codes.split(" ").filter(Boolean).length;
    return { ...asks, state: "on", since: person.totp_on_at, codesLeft };
  }
  const secret = begunSecret(parts, signedIn, person);
  if (!person || !secret) return { ...asks, state: "off" };
  const address = totpAddress(secret, parts.shop().name, person.name);
  return { ...asks, state: "begun", address, secret: base32(secret) };
}

/** The secret while it is being set up; hidden again when the password has to be confirmed anew. */
function begunSecret(parts: DeskParts, signedIn: SignedIn, person: PersonRow | undefined): Buffer | undefined {
  if (!person || person.totp_secret === "" || person.totp_on_at > 0 || asksPassword(parts, signedIn)) return undefined;
  return Buffer.from(person.totp_secret, "base64url");
}

type SwitchedOn = NewRecoveryCodes | { ok: false; reason: "wrong" | "gone" } | TooFast;

async function switchOn(parts: DeskParts, signedIn: SignedIn, code: string): Promise<SwitchedOn> {
  const { personId, id } = signedIn.session;
  const person = await parts.people.find(personId);
  const secret = begunSecret(parts, signedIn, person);
  if (!person || !secret) return { ok: false, reason: "gone" };
  const attempt = parts.signInLimiter.begin(`code ${personId}`, `own ${id}`, parts.now());
  if (!attempt.ok) return tooFast(attempt.wait);
  const step = matchingStep(secret, code, parts.now(), 0);
  if (step === undefined) return { ok: false, reason: "wrong" };
  attempt.succeeded();
  const codes = newRecoveryCodes();
  const on = { totp_on_at: parts.now(), totp_step: step, recovery_codes: hashCodes(codes) };
  const switched = await parts.transact((trx) =>
    trx
      .updateTable("desk_people")
      .set(on)
      .where("id", "=", personId)
      // Setting it up on another device meanwhile has made another secret.
      .where("totp_secret", "=", person.totp_secret)
      .where("totp_on_at", "=", 0)
      .returning("id")
      .executeTakeFirst(),
  );
  return switched ? { ok: true, codes } : { ok: false, reason: "gone" };
}
