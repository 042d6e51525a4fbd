import type { Selectable } from "kysely";
import { nameKey, tidyName } from "../../shop/desk/desk-key.ts";
import { isAbove } from "../../shop/desk/invited.ts";
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
  /** In the order in which they got their keys. */
  list(): Promise<PersonRow[]>;
  /** Those that are still good, last used first. */
  sessions(since: { usedAfter: number; createdAfter: number }): Promise<SessionRow[]>;
  setPassword(id: string, password: string, keptSession: string): Promise<void>;
  /**
   * With all that her key opened: sessions, and links that she made. The last person stays, and so does whoever is
   * above the one who asks; from the command line nobody is.
   */
  remove(id: string, by?: string): Promise<Removed>;
};

type Removed = "removed" | "last" | "gone" | "above";

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
  };
}

export async function setPassword(trx: Trx, id: string, password: string, keptSession = ""): Promise<void> {
  await trx.updateTable("desk_people").set({ password }).where("id", "=", id).execute();
  await endSessions(trx, id, keptSession);
  await endInvitations(trx, id);
  await endTickets(trx, id);
}

type Inviter = { id: string; name: string };
export type NewPerson = { id: string; name: string; password: string; now: number; inviter: Inviter };

/** False when somebody has the name, were it only since a moment ago. */
export async function addPerson(trx: Trx, { id, name, password, now, inviter }: NewPerson): Promise<boolean> {
  const invited = { invited_by: inviter.name, inviter_id: inviter.id };
  const added = await trx
    .insertInto("desk_people")
    .values({ id, name: tidyName(name), name_key: nameKey(name), password, created_at: now, ...invited })
    .onConflict((conflict) => conflict.column("name_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Everybody is held until it is done: two who remove each other at the same time would leave nobody. */
async function removePerson(trx: Trx, kind: Database["kind"], id: string, by: string): Promise<Removed> {
  const everybody = trx.selectFrom("desk_people").select(["id", "inviter_id as inviterId"]).orderBy("id");
  const people = await (kind === "postgres" ? everybody.forUpdate() : everybody).execute();
  const removed = people.find((person) => person.id === id);
  if (!removed) return "gone";
  if (isAbove(people, id, by)) return "above";
  if (people.length === 1) return "last";
  await endSessions(trx, id);
  await endInvitations(trx, id);
  // Whom she invited stays below those who are above her.
  await trx.updateTable("desk_people").set({ inviter_id: removed.inviterId }).where("inviter_id", "=", id).execute();
  await trx.deleteFrom("desk_people").where("id", "=", id).execute();
  return "removed";
}
