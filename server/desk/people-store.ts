import type { Selectable } from "kysely";
import { nameKey, tidyName } from "../../shop/desk-key.ts";
import type { Database } from "../database/open-database.ts";
import type { DeskPeopleTable, DeskSessionsTable, Trx } from "../database/schema.ts";
import { endSessions } from "./session-store.ts";

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
  /** With all that her key opened: sessions, and links that she made. The last person stays. */
  remove(id: string): Promise<"removed" | "last" | "gone">;
};

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
    remove: (id) => transact((trx) => removePerson(trx, kind, id)),
  };
}

export async function setPassword(trx: Trx, id: string, password: string, keptSession = ""): Promise<void> {
  await trx.updateTable("desk_people").set({ password }).where("id", "=", id).execute();
  await endSessions(trx, id, keptSession);
}

export type NewPerson = { id: string; name: string; password: string; now: number; invitedBy: string };

/** False when somebody has the name, were it only since a moment ago. */
export async function addPerson(trx: Trx, { id, name, password, now, invitedBy }: NewPerson): Promise<boolean> {
  const added = await trx
    .insertInto("desk_people")
    .values({ id, name: tidyName(name), name_key: nameKey(name), password, created_at: now, invited_by: invitedBy })
    .onConflict((conflict) => conflict.column("name_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Everybody is held until it is done: two who remove each other at the same time would leave nobody. */
async function removePerson(trx: Trx, kind: Database["kind"], id: string): Promise<"removed" | "last" | "gone"> {
  const everybody = trx.selectFrom("desk_people").select("id").orderBy("id");
  const people = await (kind === "postgres" ? everybody.forUpdate() : everybody).execute();
  if (!people.some((person) => person.id === id)) return "gone";
  if (people.length === 1) return "last";
  await endSessions(trx, id);
  await trx.deleteFrom("desk_invitations").where("invited_by", "=", id).execute();
  await trx.deleteFrom("desk_people").where("id", "=", id).execute();
  return "removed";
}
