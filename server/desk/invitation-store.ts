import type { Selectable } from "kysely";
import { nameKey, tidyName } from "../../shop/desk-key.ts";
import type { Database } from "../database/open-database.ts";
import type { DeskInvitationsTable, Trx } from "../database/schema.ts";
import { addPerson, setPassword } from "./people-store.ts";
import { hashSecret, newId } from "./secrets.ts";
import { startSession } from "./session-store.ts";

export const invitationLife = 30 * 60 * 1000;

/** Links that nobody uses pile up to this many at most; older ones are gone by then or soon. */
const mostOpen = 50;

export type InvitationRow = Selectable<DeskInvitationsTable>;

type NewInvitation = { id: string; secret: string; name: string; invitedBy: string; renews: string; now: number };
type Acceptance = { secret: string; name: string; password: string; browser: string; now: number };

export type Accepted = { outcome: "accepted"; session: string } | { outcome: "gone" | "name-taken" };

export type InvitationStore = {
  add(invitation: NewInvitation): Promise<"added" | "too-many">;
  find(secret: string, now: number): Promise<InvitationRow | undefined>;
  open(now: number): Promise<InvitationRow[]>;
  withdraw(id: string): Promise<void>;
  /** Takes the link away, gives the key and signs in, all of it or nothing. */
  accept(acceptance: Acceptance): Promise<Accepted>;
};

/** Thrown to undo what the transaction did so far. */
class NameTaken extends Error {}

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
    open: (now) =>
      db.selectFrom("desk_invitations").selectAll().where("expires_at", ">", now).orderBy("created_at").execute(),
    async withdraw(id) {
      await transact((trx) => trx.deleteFrom("desk_invitations").where("id", "=", id).execute());
    },
    async accept(acceptance) {
      try {
        return await transact((trx) => accept(trx, acceptance));
      } catch (error) {
        if (error instanceof NameTaken) return { outcome: "name-taken" };
        throw error;
      }
    },
  };
}

async function addInvitation(trx: Trx, invitation: NewInvitation): Promise<"added" | "too-many"> {
  const { id, secret, name, invitedBy, renews, now } = invitation;
  await trx.deleteFrom("desk_invitations").where("expires_at", "<=", now).execute();
  const open = await trx.selectFrom("desk_invitations").select("id").execute();
  if (open.length >= mostOpen) return "too-many";
  const row = { id, token_hash: hashSecret(secret), name: tidyName(name), invited_by: invitedBy, renews };
  await trx
    .insertInto("desk_invitations")
    .values({ ...row, created_at: now, expires_at: now + invitationLife })
    .execute();
  return "added";
}

/** The row is deleted first: of two who open the same link only one finds it there. */
async function accept(trx: Trx, { secret, name, password, browser, now }: Acceptance): Promise<Accepted> {
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
  if (renewed) await setPassword(trx, renewed, password);
  else if (!(await addPerson(trx, { id: personId, name, password, now, invitedBy: await inviterName(trx, taken) })))
    throw new NameTaken();
  return { outcome: "accepted", session: await startSession(trx, personId, browser, now) };
}

/** Whoever can run commands where the shop runs may give anybody a new password; a link of the desk is for one person. */
async function personToRenew(trx: Trx, invitation: InvitationRow, name: string): Promise<string | undefined> {
  const people = trx.selectFrom("desk_people").select("id");
  if (invitation.renews !== "") return (await people.where("id", "=", invitation.renews).executeTakeFirst())?.id;
  if (invitation.invited_by !== "") return undefined;
  return (await people.where("name_key", "=", nameKey(name)).executeTakeFirst())?.id;
}

async function inviterName(trx: Trx, { invited_by }: InvitationRow): Promise<string> {
  if (invited_by === "") return "";
  const inviter = await trx.selectFrom("desk_people").select("name").where("id", "=", invited_by).executeTakeFirst();
  return inviter?.name ?? "";
}
