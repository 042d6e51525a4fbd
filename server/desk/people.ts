import { deviceKind } from "../../shop/desk/browser-name.ts";
import { faultsInCredentials, nameFaults, tidyName } from "../../shop/desk/credentials.ts";
import type {
  ChangePasswordAnswer,
  DeskPeople,
  Device,
  Invitation,
  InviteAnswer,
  PeopleList,
} from "../../shop/desk/desk.ts";
import type { DeskEventKind } from "../../shop/desk/desk-events.ts";
import { deskAddress, deskWelcomePath } from "../../shop/desk/desk-paths.ts";
import { isAbove } from "../../shop/desk/inviters.ts";
import { may, parseRole, type Role } from "../../shop/desk/roles.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { asksPassword, refuseUnconfirmed, refuseWrongPassword } from "./confirm-password.ts";
import { type DeskParts, type SignedIn, tooFast } from "./desk-parts.ts";
import type { InvitationRow } from "./invitation-store.ts";
import type { PersonRow, SessionRow } from "./people-store.ts";
import { hashSecret, invitationSecret, newId } from "./secrets.ts";
import { idleLife, longestLife } from "./session-store.ts";

/** Others are an owner's matter, except those above her in the chain of invitations. */
export function createPeople(parts: DeskParts, signedIn: SignedIn): DeskPeople {
  const { session } = signedIn;
  const record = recordBy(parts, signedIn);
  return {
    list: () => list(parts, signedIn),
    invite: (name, password, role = "helper") => invite(parts, signedIn, { name, password, role }),
    async setRole(person, role, password) {
      const refusal = await refuseUnconfirmed(parts, signedIn, password);
      if (refusal) return refusal;
      const set = await parts.people.setRole(person, role, session.personId);
      if (typeof set === "string") return { ok: false, reason: set };
      await record("role", await nameOf(parts, person), role);
      return { ok: true, ...set };
    },
    async withdraw(invitation) {
      const name = await parts.invitations.withdraw(invitation);
      if (name !== undefined) await record("withdrawn", name);
    },
    async endDevice(id) {
      const ended = await parts.sessions.endDevice(id, managesPeople(signedIn) ? undefined : session.personId);
      if (ended) await record("ended", await nameOf(parts, ended.person_id), ended.browser);
    },
    async endOthers() {
      await parts.sessions.endOthers(session.personId, session.id);
      await record("ended-others", session.name);
    },
    async remove(person, password) {
      const refusal = await refuseUnconfirmed(parts, signedIn, password);
      if (refusal) return refusal;
      const name = await nameOf(parts, person);
      const removed = await parts.people.remove(person, session.personId);
      if (removed !== "removed") return { ok: false, reason: removed };
      await record("removed", name);
      return { ok: true };
    },
    changePassword: (current, next) => changePassword(parts, signedIn, current, next),
  };
}

function recordBy({ record }: DeskParts, { session, visitor }: SignedIn) {
  return (kind: DeskEventKind, person: string, detail = "") =>
    record({ kind, person, actor: session.name, detail }, visitor);
}

async function nameOf({ people }: DeskParts, id: string): Promise<string> {
  return (await people.find(id))?.name ?? "";
}

function managesPeople({ session }: SignedIn): boolean {
  return may(session.role, "settings");
}

async function list(parts: DeskParts, signedIn: SignedIn): Promise<PeopleList> {
  const now = parts.now();
  const since = { usedAfter: now - idleLife, createdAfter: now - longestLife };
  const [people, sessions, invitations] = await Promise.all([
    parts.people.list(),
    parts.people.sessions(since),
    parts.invitations.open(now),
  ]);
  const ofPerson = (id: string) => sessions.filter(({ person_id }) => person_id === id);
  const mine = (id: string) => id === signedIn.session.personId;
  const chain = people.map(toInvited);
  const seesAll = managesPeople(signedIn);
  return {
    people: people
      .filter(({ id }) => seesAll || mine(id))
      .map(({ id, name, role, created_at, invited_by }) => ({
        id,
        name,
        role: parseRole(role),
        since: created_at,
        from: invited_by,
        isMe: mine(id),
        isAbove: isAbove(chain, id, signedIn.session.personId),
        devices: ofPerson(id).map((row) => toDevice(row, signedIn)),
      }))
      // Oneself first, then the others, oldest first.
      .sort((a, b) => Number(b.isMe) - Number(a.isMe)),
    invitations: seesAll ? invitations.map((row) => toInvitation(row, parts, signedIn)) : [],
    asksPassword: asksPassword(parts, signedIn),
  };
}

function toInvited({ id, inviter_id }: PersonRow) {
  return { id, inviterId: inviter_id };
}

function toDevice({ id, browser, used_at }: SessionRow, { session }: SignedIn): Device {
  return { id, kind: deviceKind(browser), browser, usedAt: used_at, isThis: id === session.id };
}

function toInvitation(row: InvitationRow, { publicUrl }: DeskParts, { secret }: SignedIn): Invitation {
  const token = invitationSecret(secret, row.id);
  const isOurs = hashSecret(token) === row.token_hash;
  return {
    id: row.id,
    name: row.name,
    role: parseRole(row.role),
    invitedAt: row.created_at,
    expiresAt: row.expires_at,
    renews: row.renews !== "",
    link: isOurs ? publicUrl + deskAddress(deskWelcomePath(token)) : undefined,
  };
}

type Invited = { name: string; password: string; role: Role };

/** For somebody who has access already, the link resets their password. */
async function invite(parts: DeskParts, signedIn: SignedIn, { name, password, role }: Invited): Promise<InviteAnswer> {
  const { session, secret } = signedIn;
  const [fault] = nameFaults(name);
  if (fault) return { ok: false, reason: fault === "name-missing" ? fault : "name-long" };
  const known = await parts.people.findByName(name);
  if (known?.id === session.personId) return { ok: false, reason: "is-me" };
  const chain = (await parts.people.list()).map(toInvited);
  if (known && isAbove(chain, known.id, session.personId)) return { ok: false, reason: "above" };
  const refusal = await refuseUnconfirmed(parts, signedIn, password);
  if (refusal) return refusal;
  const id = newId();
  const added = await parts.invitations.add({
    id,
    secret: invitationSecret(secret, id),
    name: known?.name ?? name,
    role,
    invitedBy: session.personId,
    renews: known?.id ?? "",
    now: parts.now(),
  });
  if (added !== "added") return { ok: false, reason: "too-many" };
  await recordBy(parts, signedIn)(known ? "asked-to-renew" : "invited", known?.name ?? tidyName(name), role);
  return { ok: true };
}

async function changePassword(
  parts: DeskParts,
  signedIn: SignedIn,
  current: string,
  next: string,
): Promise<ChangePasswordAnswer> {
  const { session } = signedIn;
  const key = { name: session.name, password: next, shopName: parts.shop().name };
  const faults = faultsInCredentials(key, isCommonPassword);
  if (faults.length > 0) return { ok: false, reason: "faults", faults };
  const refusal = await refuseWrongPassword(parts, signedIn, current);
  if (refusal) return refusal;
  const hash = await parts.passwords.hash(next);
  if (hash === "busy") return tooFast();
  await parts.people.setPassword(session.personId, hash, session.id);
  await parts.sessions.confirm(session.id, parts.now());
  await recordBy(parts, signedIn)("password", session.name);
  return { ok: true };
}
