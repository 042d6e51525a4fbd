import type { AcceptAnswer, DeskDoor, OpenInvitation, SignInAnswer } from "../../shop/desk.ts";
import { keyFaultsOf, longestPassword, nameKey } from "../../shop/desk-key.ts";
import type { DeskParts, Visitor } from "./desk-parts.ts";
import { startSession } from "./session-store.ts";

/** When too many others wait to be looked at. */
const busySeconds = 3;

/** What somebody without a session may do. */
export function createDoor(parts: DeskParts, visitor: Visitor): DeskDoor {
  return {
    pictures: parts.pictures(),
    signIn: (name, password) => signIn(parts, visitor, name, password),
    invitation: (token) => findInvitation(parts, token),
    accept: (token, name, password) => accept(parts, visitor, { token, name, password }),
  };
}

async function signIn(parts: DeskParts, visitor: Visitor, name: string, password: string): Promise<SignInAnswer> {
  const attempt = parts.guesses.begin(nameKey(name).slice(0, 200), visitor.address, parts.now());
  if (!attempt.ok) return { ok: false, reason: "slow", seconds: Math.ceil(attempt.wait / 1000) };
  const person = await parts.people.findByName(name);
  const matches = await parts.passwords.matches(password.slice(0, longestPassword + 1), person?.password);
  if (matches === "busy") {
    attempt.undone();
    return { ok: false, reason: "slow", seconds: busySeconds };
  }
  if (!matches || !person) return { ok: false, reason: "wrong" };
  attempt.succeeded();
  const session = await parts.transact((trx) => startSession(trx, person.id, visitor.browser, parts.now()));
  return { ok: true, cookie: parts.cookie.set(session) };
}

async function findInvitation(parts: DeskParts, token: string): Promise<OpenInvitation | undefined> {
  const now = parts.now();
  const row = await parts.invitations.find(token, now);
  if (!row) return undefined;
  const person = row.renews === "" ? undefined : await parts.people.find(row.renews);
  return {
    minutesLeft: Math.max(1, Math.round((row.expires_at - now) / 60_000)),
    name: person?.name ?? row.name,
    renews: person !== undefined,
    shopName: parts.shop().name,
  };
}

type Key = { token: string; name: string; password: string };

async function accept(parts: DeskParts, visitor: Visitor, { token, name, password }: Key): Promise<AcceptAnswer> {
  const invitation = await findInvitation(parts, token);
  if (!invitation) return { ok: false, reason: "gone" };
  const chosen = invitation.renews ? invitation.name : name;
  const faults = keyFaultsOf({ name: chosen, password, shopName: parts.shop().name });
  if (faults.length > 0) return { ok: false, reason: "faults", faults };
  const hash = await parts.passwords.hash(password);
  if (hash === "busy") return { ok: false, reason: "busy" };
  const { browser } = visitor;
  const accepted = await parts.invitations.accept({
    secret: token,
    name: chosen,
    password: hash,
    browser,
    now: parts.now(),
  });
  if (accepted.outcome === "accepted") return { ok: true, cookie: parts.cookie.set(accepted.session) };
  if (accepted.outcome === "gone") return { ok: false, reason: "gone" };
  return { ok: false, reason: "faults", faults: ["name-taken"] };
}
