import type {
  ChangePasswordAnswer,
  DeskPeople,
  Device,
  Invitation,
  InviteAnswer,
  PeopleList,
} from "../../shop/desk.ts";
import { keyFaultsOf, longestPassword, nameFaults } from "../../shop/desk-key.ts";
import { deskAddress, deskWelcomePath } from "../../shop/desk-paths.ts";
import { deviceKind } from "../../shop/device.ts";
import type { DeskParts, Present } from "./desk-parts.ts";
import type { InvitationRow } from "./invitation-store.ts";
import type { SessionRow } from "./people-store.ts";
import { hashSecret, invitationSecret, newId } from "./secrets.ts";
import { idleLife, longestLife } from "./session-store.ts";

const busySeconds = 3;

/** People and devices, for somebody who is in: everybody with a key can do everything. */
export function createPeople(parts: DeskParts, present: Present): DeskPeople {
  const { session } = present;
  return {
    list: () => list(parts, present),
    invite: (name) => invite(parts, present, name),
    withdraw: (invitation) => parts.invitations.withdraw(invitation),
    endDevice: (id) => parts.sessions.end(id),
    endOthers: () => parts.sessions.endOthers(session.personId, session.id),
    async remove(person) {
      const removed = await parts.people.remove(person);
      return removed === "removed" ? { ok: true } : { ok: false, reason: removed };
    },
    changePassword: (current, next) => changePassword(parts, present, current, next),
  };
}

async function list(parts: DeskParts, present: Present): Promise<PeopleList> {
  const now = parts.now();
  const since = { usedAfter: now - idleLife, createdAfter: now - longestLife };
  const [people, sessions, invitations] = await Promise.all([
    parts.people.list(),
    parts.people.sessions(since),
    parts.invitations.open(now),
  ]);
  const ofPerson = (id: string) => sessions.filter(({ person_id }) => person_id === id);
  const mine = (id: string) => id === present.session.personId;
  return {
    people: people
      .map(({ id, name, created_at, invited_by }) => ({
        id,
        name,
        since: created_at,
        from: invited_by,
        isMe: mine(id),
        devices: ofPerson(id).map((row) => toDevice(row, present)),
      }))
      // Whoever looks comes first, then the others as they came.
      .sort((a, b) => Number(b.isMe) - Number(a.isMe)),
    invitations: invitations.map((row) => toInvitation(row, parts, present)),
  };
}

function toDevice({ id, browser, used_at }: SessionRow, { session }: Present): Device {
  return { id, kind: deviceKind(browser), browser, usedAt: used_at, isThis: id === session.id };
}

function toInvitation(row: InvitationRow, { publicUrl }: DeskParts, { secret }: Present): Invitation {
  const token = invitationSecret(secret, row.id);
  const isOurs = hashSecret(token) === row.token_hash;
  return {
    id: row.id,
    name: row.name,
    invitedAt: row.created_at,
    expiresAt: row.expires_at,
    renews: row.renews !== "",
    link: isOurs ? publicUrl + deskAddress(deskWelcomePath(token)) : undefined,
  };
}

/** Made out to somebody who has a key, it is a new password for her. */
async function invite(parts: DeskParts, { session, secret }: Present, name: string): Promise<InviteAnswer> {
  const [fault] = nameFaults(name);
  if (fault) return { ok: false, reason: fault === "name-missing" ? fault : "name-long" };
  const id = newId();
  const known = await parts.people.findByName(name);
  const added = await parts.invitations.add({
    id,
    secret: invitationSecret(secret, id),
    name: known?.name ?? name,
    invitedBy: session.personId,
    renews: known?.id ?? "",
    now: parts.now(),
  });
  return added === "added" ? { ok: true } : { ok: false, reason: "too-many" };
}

/** A phone that lies open on a table must not be enough to guess the password at leisure, or to change it. */
async function changePassword(
  parts: DeskParts,
  { session }: Present,
  current: string,
  next: string,
): Promise<ChangePasswordAnswer> {
  const person = await parts.people.find(session.personId);
  if (!person) return { ok: false, reason: "wrong" };
  const faults = keyFaultsOf({ name: person.name, password: next, shopName: parts.shop().name });
  if (faults.length > 0) return { ok: false, reason: "faults", faults };
  // Counted apart from signing in: what others guess doesn't keep her from changing it.
  const attempt = parts.guesses.begin(`change ${person.id}`, `change ${session.id}`, parts.now());
  if (!attempt.ok) return { ok: false, reason: "slow", seconds: Math.ceil(attempt.wait / 1000) };
  const matches = await parts.passwords.matches(current.slice(0, longestPassword + 1), person.password);
  const hash = matches === true ? await parts.passwords.hash(next) : undefined;
  if (matches === "busy" || hash === "busy") {
    attempt.undone();
    return { ok: false, reason: "slow", seconds: busySeconds };
  }
  if (!hash) return { ok: false, reason: "wrong" };
  attempt.succeeded();
  await parts.people.setPassword(person.id, hash, session.id);
  return { ok: true };
}
