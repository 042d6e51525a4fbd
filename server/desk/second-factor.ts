import { randomBytes } from "node:crypto";
import type { DeskSecondFactor, NewRecoveryCodes, SecondFactor, TooFast } from "../../shop/desk/desk.ts";
import { asksPassword, refuseUnconfirmed } from "./confirm.ts";
import { type DeskParts, type Present, tooFast } from "./desk-parts.ts";
import type { PersonRow } from "./people-store.ts";
import { hashCodes, newRecoveryCodes, switchOff } from "./second-factor-store.ts";
import { base32, matchingStep, totpAddress } from "./totp.ts";

/** As RFC 4226 asks for with SHA-1. */
const secretBytes = 20;

/** Her own, for somebody who is in. */
export function createSecondFactor(parts: DeskParts, present: Present): DeskSecondFactor {
  const { personId } = present.session;
  const set = (values: Partial<PersonRow>) =>
    parts.transact((trx) => trx.updateTable("desk_people").set(values).where("id", "=", personId).execute());
  return {
    state: () => stateOf(parts, present),
    async begin(password) {
      const refusal = await refuseUnconfirmed(parts, present, password);
      if (refusal) return refusal;
      const person = await parts.people.find(personId);
      const secret = randomBytes(secretBytes).toString("base64url");
      if (person?.totp_on_at === 0) await set({ totp_secret: secret, totp_step: 0 });
      return { ok: true };
    },
    switchOn: (code) => switchOn(parts, present, code),
    async renewCodes(password) {
      const refusal = await refuseUnconfirmed(parts, present, password);
      if (refusal) return refusal;
      const codes = newRecoveryCodes();
      await set({ recovery_codes: hashCodes(codes) });
      return { ok: true, codes };
    },
    async switchOff(password) {
      const refusal = await refuseUnconfirmed(parts, present, password);
      if (refusal) return refusal;
      await parts.transact((trx) => switchOff(trx, personId));
      return { ok: true };
    },
  };
}

async function stateOf(parts: DeskParts, present: Present): Promise<SecondFactor> {
  const person = await parts.people.find(present.session.personId);
  const asks = { asksPassword: asksPassword(parts, present) };
  if (person && person.totp_on_at > 0) {
    const codesLeft = person.recovery_codes.split(" ").filter(Boolean).length;
    return { ...asks, state: "on", since: person.totp_on_at, codesLeft };
  }
  const secret = begunSecret(parts, present, person);
  if (!person || !secret) return { ...asks, state: "off" };
  const address = totpAddress(secret, parts.shop().name, person.name);
  return { ...asks, state: "begun", address, secret: base32(secret) };
}

/** Whoever finds the phone lying open later mustn't see it. */
function begunSecret(parts: DeskParts, present: Present, person: PersonRow | undefined): Buffer | undefined {
  if (!person || person.totp_secret === "" || person.totp_on_at > 0 || asksPassword(parts, present)) return undefined;
  return Buffer.from(person.totp_secret, "base64url");
}

type SwitchedOn = NewRecoveryCodes | { ok: false; reason: "wrong" | "gone" } | TooFast;

async function switchOn(parts: DeskParts, present: Present, code: string): Promise<SwitchedOn> {
  const { personId, id } = present.session;
  const person = await parts.people.find(personId);
  const secret = begunSecret(parts, present, person);
  if (!person || !secret) return { ok: false, reason: "gone" };
  const attempt = parts.guesses.begin(`code ${personId}`, `own ${id}`, parts.now());
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
      // Begun anew on another device meanwhile, it is another secret.
      .where("totp_secret", "=", person.totp_secret)
      .where("totp_on_at", "=", 0)
      .returning("id")
      .executeTakeFirst(),
  );
  return switched ? { ok: true, codes } : { ok: false, reason: "gone" };
}
