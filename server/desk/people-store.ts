import type { Selectable } from "kysely";
import { nameKey, tidyName } from "../../shop/desk/credentials.ts";
import { isAbove } from "../../shop/desk/inviters.ts";
import { parseRole, type Role } from "../../shop/desk/roles.ts";
import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import type { DeskPeopleTable, DeskSessionsTable } from "../database/tables/desk.ts";
import { endTickets } from "./second-factor-store.ts";
import { endInvitations, endSessions } from "./session-store.ts";

export type PersonRow = Selectable<DeskPeopleTable>;
export type SessionRow = Selectable<DeskSessionsTable>;

export type PeopleStore = {
  count(): Promise<number>;
  findByName(name: string): Promise<PersonRow | undefined>;
  find(id: string): Promise<PersonRow | undefined>;
  /** Oldest first. */
  list(): Promise<PersonRow[]>;
  /** Those that are still valid, last used first. */
  sessions(since: { usedAfter: number; createdAfter: number }): Promise<SessionRow[]>;
  setPassword(id: string, password: string, keptSession: string): Promise<void>;
  /**
   * With their sessions and invitations. The last person can't be removed, nor anybody above `by` in the chain of
   * invitations; the command line, without `by`, may remove anybody.
   */
  remove(id: string, by?: string): Promise<Removed>;
  /** The role before; the last owner stays one. Open invitations of whoever is no owner any more end. */
  setRole(id: string, role: Role, by: string): Promise<{ was: Role } | RoleFault>;
};

type RoleFault = "last-owner" | "gone" | "above";
type Removed = "removed" | "last" | RoleFault;

export function createPeopleStore({ db, kind, transact }: Pick<Database, "db" | "kind" | "transact">): PeopleStore {
  return {
    async count() {
      const { count } = await db
        .selectFrom("desk_people")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    findByName: (name) =>
      db.selectFrom("desk_people").selectAll().where("name_key", "=", nameKey(name)).executeTakeFirst(),
    find: (id) => db.selectFrom("desk_people").selectAll().where("id", "=", id).executeTakeFirst(),
    list: () => db.selectFrom("desk_people").selectAll().orderBy("created_at").orderBy("id").execute(),
    sessions: ({ usedAfter, createdAfter }) =>
      db
        .selectFrom("desk_sessions")
        .selectAll()
        .where("used_at", ">", usedAfter)
        .where("created_at", ">", createdAfter)
        .orderBy("used_at", "desc")
        .execute(),
    async setPassword(id, password, keptSession) {
      await transact((trx) => setPassword(trx, id, password, keptSession));
    },
    remove: (id, by = "") => transact((trx) => removePerson(trx, kind, id, by)),
    setRole: (id, role, by) => transact((trx) => setRole(trx, kind, { id, role, by })),
  };
}

export async function setPassword(trx: Trx, id: string, password: string, keptSession = ""): Promise<void> {
  await trx.updateTable("desk_people").set({ password }).where("id", "=", id).execute();
  await endSessions(trx, id, keptSession);
  await endInvitations(trx, id);
  await endTickets(trx, id);
}

type Inviter = { id: string; name: string };
export type NewPerson = { id: string; name: string; role: Role; password: string; now: number; inviter: Inviter };

/** False when the name is taken. */
export async function addPerson(trx: Trx, { id, name, role, password, now, inviter }: NewPerson): Promise<boolean> {
  const invited = { invited_by: inviter.name, inviter_id: inviter.id };
  const added = await trx
    .insertInto("desk_people")
    .values({ id, name: tidyName(name), name_key: nameKey(name), role, password, created_at: now, ...invited })
    .onConflict((conflict) => conflict.column("name_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Locks all rows: two people who remove or demote each other at the same time would leave nobody. */
async function lockPeople(trx: Trx, kind: Database["kind"]) {
  const everybody = trx.selectFrom("desk_people").select(["id", "inviter_id as inviterId", "role"]).orderBy("id");
  return (kind === "postgres" ? everybody.forUpdate() : everybody).execute();
}

function isLastOwner(people: Awaited<ReturnType<typeof lockPeople>>, id: string): boolean {
  const owners = people.filter(({ role }) => parseRole(role) === "owner");
  return owners.length === 1 && owners[0]?.id === id;
}

type AskedRole = { id: string; role: Role; by: string };

async function setRole(
  trx: Trx,
  kind: Database["kind"],
  { id, role, by }: AskedRole,
): Promise<{ was: Role } | RoleFault> {
  const people = await lockPeople(trx, kind);
  const person = people.find((each) => each.id === id);
  if (!person) return "gone";
  if (isAbove(people, id, by)) return "above";
  if (role !== "owner" && isLastOwner(people, id)) return "last-owner";
  await trx.updateTable("desk_people").set({ role }).where("id", "=", id).execute();
  if (role !== "owner") await endInvitations(trx, id);
  return { was: parseRole(person.role) };
}

async function removePerson(trx: Trx, kind: Database["kind"], id: string, by: string): Promise<Removed> {
  const people = await lockPeople(trx, kind);
  const removed = people.find((person) => person.id === id);
  if (!removed) return "gone";
  if (isAbove(people, id, by)) return "above";
  if (people.length === 1) return "last";
  if (isLastOwner(people, id)) return "last-owner";
  await endSessions(trx, id);
  await endInvitations(trx, id);
  // Those whom the removed person invited stay below that person's own inviter.
  await trx.updateTable("desk_people").set({ inviter_id: removed.inviterId }).where("inviter_id", "=", id).execute();
  await trx.deleteFrom("desk_people").where("id", "=", id).execute();
  return "removed";
}
