import type { Selectable } from "kysely";
import { nameKey, tidyName } from "../../shop/desk/credentials.ts";
import { parseRole, type Role } from "../../shop/desk/roles.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import type { DeskInvitationsTable } from "../database/tables/desk.ts";
import { rememberDevice } from "./device-store.ts";
import { addPerson, setPassword } from "./people-store.ts";
import { spendCode } from "./second-factor-store.ts";
import { hashSecret, newId } from "./secrets.ts";
import { startSession } from "./session-store.ts";

export const invitationLife = 30 * 60 * 1000;

/** Unused links at any time; they expire within half an hour. */
const mostOpen = 50;

export type InvitationRow = Selectable<DeskInvitationsTable>;

type NewInvitation = {
  id: string;
  secret: string;
  name: string;
  role: Role;
  invitedBy: string;
  renews: string;
  now: number;
};
type Acceptance = {
  secret: string;
  name: string;
  password: string;
  /** Of the second factor, if there is one. */
  code: string;
  browser: string;
  device: string | undefined;
  now: number;
};

type Refused = "gone" | "name-taken" | "code-missing" | "code-wrong";
export type Accepted = { outcome: "accepted"; session: string; device: string } | { outcome: Refused };

export type InvitationStore = {
  add(invitation: NewInvitation): Promise<"added" | "too-many">;
  find(secret: string, now: number): Promise<InvitationRow | undefined>;
  /** The id of the person whose password it would reset under this name; undefined for a new person. */
  renewed(invitation: InvitationRow, name: string): Promise<string | undefined>;
  open(now: number): Promise<InvitationRow[]>;
  /** Its name; undefined when it was gone already. */
  withdraw(id: string): Promise<string | undefined>;
  /** Uses up the link, adds the person or resets the password, and signs in; in one transaction. */
  accept(acceptance: Acceptance): Promise<Accepted>;
};

/** Thrown to roll back the transaction. */
class RefusedKey extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super(outcome);
    this.outcome = outcome;
  }
}

export function createInvitationStore({ db, transact }: Pick<Database, "db" | "transact">): InvitationStore {
  return {
    add: (invitation) => transact((trx) => addInvitation(trx, invitation)),
    find: (secret, now) =>
      db
        .selectFrom("desk_invitations")
        .selectAll()
        .where("token_hash", "=", hashSecret(secret))
        .where("expires_at", ">", now)
        .executeTakeFirst(),
    renewed: (invitation, name) => personToRenew(db, invitation, name),
    open: (now) =>
      db.selectFrom("desk_invitations").selectAll().where("expires_at", ">", now).orderBy("created_at").execute(),
    async withdraw(id) {
      const row = await transact((trx) =>
        trx.deleteFrom("desk_invitations").where("id", "=", id).returning("name").executeTakeFirst(),
      );
      return row?.name;
    },
    async accept(acceptance) {
      try {
        return await transact((trx) => accept(trx, acceptance));
      } catch (error) {
        if (error instanceof RefusedKey) return { outcome: error.outcome };
        throw error;
      }
    },
  };
}

async function addInvitation(trx: Trx, invitation: NewInvitation): Promise<"added" | "too-many"> {
  const { id, secret, name, role, invitedBy, renews, now } = invitation;
  await trx.deleteFrom("desk_invitations").where("expires_at", "<=", now).execute();
  const open = await trx.selectFrom("desk_invitations").select("id").execute();
  if (open.length >= mostOpen) return "too-many";
  const row = { id, token_hash: hashSecret(secret), name: tidyName(name), role, invited_by: invitedBy, renews };
  await trx
    .insertInto("desk_invitations")
    .values({ ...row, created_at: now, expires_at: now + invitationLife })
    .execute();
  return "added";
}

/** The row is deleted first: of two who open the same link only one finds it there. */
async function accept(trx: Trx, acceptance: Acceptance): Promise<Accepted> {
  const { secret, name, password, browser, now } = acceptance;
  const taken = await trx
    .deleteFrom("desk_invitations")
    .where("token_hash", "=", hashSecret(secret))
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!taken) return { outcome: "gone" };
  const renewed = await personToRenew(trx, taken, name);
  if (taken.renews !== "" && !renewed) return { outcome: "gone" };
  const personId = renewed ?? newId();
  if (renewed) await renewKey(trx, renewed, acceptance);
  else {
    const person = { id: personId, name, role: parseRole(taken.role), password, now };
    if (!(await addPerson(trx, { ...person, inviter: await inviterOf(trx, taken) })))
      throw new RefusedKey("name-taken");
  }
  const session = await startSession(trx, personId, browser, now);
  return { outcome: "accepted", session, device: await rememberDevice(trx, acceptance.device, personId, now) };
}

async function renewKey(trx: Trx, personId: string, { code, password, now }: Acceptance): Promise<void> {
  const spent = await spendCode(trx, personId, code, now);
  if (spent === "wrong") throw new RefusedKey(code.trim() === "" ? "code-missing" : "code-wrong");
  await setPassword(trx, personId, password);
}

/** A link from the command line may reset anybody's password; one from the desk is for one person. */
async function personToRenew(trx: Db, invitation: InvitationRow, name: string): Promise<string | undefined> {
  const people = trx.selectFrom("desk_people").select("id");
  if (invitation.renews !== "") return (await people.where("id", "=", invitation.renews).executeTakeFirst())?.id;
  if (invitation.invited_by !== "") return undefined;
  return (await people.where("name_key", "=", nameKey(name)).executeTakeFirst())?.id;
}

async function inviterOf(trx: Trx, { invited_by }: InvitationRow): Promise<{ id: string; name: string }> {
  const inviter = await trx
    .selectFrom("desk_people")
    .select(["id", "name"])
    .where("id", "=", invited_by)
    .executeTakeFirst();
  return inviter ?? { id: "", name: "" };
}
