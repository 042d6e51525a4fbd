import { faultsInCredentials, longestPassword, nameKey } from "../../shop/desk/credentials.ts";
import type {
  AcceptAnswer,
  DeskAccess,
  LetIn,
  OpenInvitation,
  SecondStepAnswer,
  SignInAnswer,
} from "../../shop/desk/desk.ts";
import type { Trx } from "../database/schema.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { type DeskParts, tooFast, type Visitor } from "./desk-parts.ts";
import { isKnownDevice, rememberDevice } from "./device-store.ts";
import type { InvitationRow } from "./invitation-store.ts";
import { addTicket, endTickets, findTicket, spendCode } from "./second-factor-store.ts";
import { startSession } from "./session-store.ts";
import type { SignInAttempt } from "./sign-in-limiter.ts";

/** What somebody may do who isn't signed in. */
export function createDeskAccess(parts: DeskParts, visitor: Visitor): DeskAccess {
  return {
    pictures: parts.pictures(),
    signIn: (name, password) => signIn(parts, visitor, name, password),
    signInWithCode: (ticket, code) => signInWithCode(parts, visitor, ticket, code),
    invitation: (token) => findInvitation(parts, token),
    accept: (token, name, password, code = "") => accept(parts, visitor, { token, name, password, code }),
  };
}

async function signIn(parts: DeskParts, visitor: Visitor, name: string, password: string): Promise<SignInAnswer> {
  const person = await parts.people.findByName(name);
  const attempt = await begin(parts, visitor, nameKey(name).slice(0, 200), person?.id);
  if (!attempt.ok) return tooFast(attempt.wait);
  const matches = await parts.passwords.matches(password.slice(0, longestPassword + 1), person?.password);
  if (matches === "busy") {
    attempt.cancel();
    return tooFast();
  }
  if (!matches || !person) {
    // What was typed as a name may be a password.
    const tried = person?.name ?? "";
    await parts.record({ kind: "wrong-password", person: tried, actor: tried }, visitor);
    return { ok: false, reason: "wrong" };
  }
  attempt.succeeded();
  if (person.totp_on_at > 0) {
    const ticket = await parts.transact((trx) => addTicket(trx, person.id, parts.now()));
    return { ok: false, reason: "code", ticket };
  }
  const started = await parts.transact((trx) => start(trx, parts, visitor, person.id));
  await parts.record({ kind: "sign-in", person: person.name, actor: person.name }, visitor);
  return letIn(parts, started);
}

async function signInWithCode(
  parts: DeskParts,
  visitor: Visitor,
  ticket: string,
  code: string,
): Promise<SecondStepAnswer> {
  const personId = await findTicket(parts.db, ticket, parts.now());
  if (!personId) return { ok: false, reason: "gone" };
  const attempt = await begin(parts, visitor, `code ${personId}`, personId);
  if (!attempt.ok) return tooFast(attempt.wait);
  const started = await parts.transact(async (trx) => {
    if ((await spendCode(trx, personId, code, parts.now())) === "wrong") return undefined;
    await endTickets(trx, personId);
    return start(trx, parts, visitor, personId);
  });
  const name = (await parts.people.find(personId))?.name ?? "";
  await parts.record({ kind: started ? "sign-in" : "wrong-code", person: name, actor: name }, visitor);
  if (!started) return { ok: false, reason: "wrong" };
  attempt.succeeded();
  return letIn(parts, started);
}

async function begin(
  { signInLimiter, db, now }: DeskParts,
  { address, device }: Visitor,
  name: string,
  personId = "",
): Promise<SignInAttempt> {
  const known = (await isKnownDevice(db, device, personId)) ? device : undefined;
  return signInLimiter.begin(name, address, now(), known);
}

type Started = { session: string; device: string };

async function start(trx: Trx, { now }: DeskParts, { browser, device }: Visitor, personId: string): Promise<Started> {
  const session = await startSession(trx, personId, browser, now());
  return { session, device: await rememberDevice(trx, device, personId, now()) };
}

function letIn({ cookie, deviceCookie }: DeskParts, { session, device }: Started): LetIn {
  return { ok: true, cookie: cookie.set(session), device: deviceCookie.set(device) };
}

async function findInvitation(parts: DeskParts, token: string): Promise<OpenInvitation | undefined> {
  const row = await parts.invitations.find(token, parts.now());
  return row && describeInvitation(parts, row);
}

async function describeInvitation(parts: DeskParts, row: InvitationRow): Promise<OpenInvitation> {
  const person = row.renews === "" ? undefined : await parts.people.find(row.renews);
  return {
    minutesLeft: Math.max(1, Math.round((row.expires_at - parts.now()) / 60_000)),
    name: person?.name ?? row.name,
    renews: person !== undefined,
    asksCode: person !== undefined && person.totp_on_at > 0,
    shopName: parts.shop().name,
  };
}

type Key = { token: string; name: string; password: string; code: string };

async function accept(parts: DeskParts, visitor: Visitor, { token, name, password, code }: Key): Promise<AcceptAnswer> {
  const row = await parts.invitations.find(token, parts.now());
  if (!row) return { ok: false, reason: "gone" };
  const invitation = await describeInvitation(parts, row);
  const chosen = invitation.renews ? invitation.name : name;
  const faults = faultsInCredentials({ name: chosen, password, shopName: parts.shop().name }, isCommonPassword);
  if (faults.length > 0) return { ok: false, reason: "faults", faults };
  const renewed = await parts.invitations.renewed(row, chosen);
  const attempt = code && renewed ? await begin(parts, visitor, `code ${renewed}`, renewed) : undefined;
  if (attempt && !attempt.ok) return tooFast(attempt.wait);
  const hash = await parts.passwords.hash(password);
  if (hash === "busy") {
    attempt?.cancel();
    return { ok: false, reason: "busy" };
  }
  const { browser, device } = visitor;
  const key = { secret: token, name: chosen, password: hash, code, browser, device, now: parts.now() };
  const accepted = await parts.invitations.accept(key);
  if (accepted.outcome === "name-taken") return { ok: false, reason: "faults", faults: ["name-taken"] };
  if (accepted.outcome !== "accepted") return { ok: false, reason: accepted.outcome };
  attempt?.succeeded();
  const person = (await parts.people.findByName(chosen))?.name ?? "";
  await parts.record({ kind: renewed ? "renewed" : "joined", person, actor: person }, visitor);
  return letIn(parts, accepted);
}
