import { parseRole, type Role } from "../../shop/desk/roles.ts";
import type { Database } from "../database/open-database.ts";
import type { Db, Trx } from "../database/schema.ts";
import { hashSecret, newId, newSecret } from "./secrets.ts";

const day = 24 * 60 * 60 * 1000;
/** A session ends this long after its last use, and this long after signing in. */
export const idleLife = 14 * day;
export const longestLife = 90 * day;

/** Precise enough for "last used", and seldom enough that loading a page hardly ever writes. */
const usedAtStep = 60_000;

export type Session = {
  id: string;
  personId: string;
  name: string;
  role: Role;
  /** When the password was last typed on this device. */
  confirmedAt: number;
};

type EndedDevice = { person_id: string; browser: string };

export type SessionStore = {
  /** Also updates "last used". Undefined for a session that doesn't exist or has expired. */
  find(secret: string, now: number): Promise<Session | undefined>;
  /** Signing out; invitations of that person stay valid. */
  end(id: string): Promise<void>;
  /** Signs out another device, of this person alone where one is named, and withdraws the invitations of its person. */
  endDevice(id: string, personId?: string): Promise<EndedDevice | undefined>;
  /** All of a person's sessions but one, and all their invitations. */
  endOthers(personId: string, kept: string): Promise<void>;
  confirm(id: string, now: number): Promise<void>;
};

export function createSessionStore({ db, transact }: Pick<Database, "db" | "transact">): SessionStore {
  return {
    async find(secret, now) {
      const row = await findSession(db, secret, now);
      if (!row) return undefined;
      if (now - row.used_at > usedAtStep)
        await transact((trx) =>
          trx.updateTable("desk_sessions").set({ used_at: now }).where("id", "=", row.id).execute(),
        );
      const { id, person_id, name, role, confirmed_at } = row;
      return { id, personId: person_id, name, role: parseRole(role), confirmedAt: confirmed_at };
    },
    async end(id) {
      await transact((trx) => trx.deleteFrom("desk_sessions").where("id", "=", id).execute());
    },
    endDevice: (id, personId) =>
      transact(async (trx) => {
        const ended = await trx
          .deleteFrom("desk_sessions")
          .where("id", "=", id)
          .$if(personId !== undefined, (query) => query.where("person_id", "=", personId ?? ""))
          .returning(["person_id", "browser"])
          .executeTakeFirst();
        if (ended) await endInvitations(trx, ended.person_id);
        return ended;
      }),
    endOthers: (personId, kept) =>
      transact(async (trx) => {
        await endSessions(trx, personId, kept);
        await endInvitations(trx, personId);
      }),
    async confirm(id, now) {
      await transact((trx) =>
        trx.updateTable("desk_sessions").set({ confirmed_at: now }).where("id", "=", id).execute(),
      );
    },
  };
}

function findSession(db: Db, secret: string, now: number) {
  return db
    .selectFrom("desk_sessions")
    .innerJoin("desk_people", "desk_people.id", "desk_sessions.person_id")
    .select(["desk_sessions.id", "person_id", "desk_people.name", "desk_people.role", "used_at", "confirmed_at"])
    .where("token_hash", "=", hashSecret(secret))
    .where("used_at", ">", now - idleLife)
    .where("desk_sessions.created_at", ">", now - longestLife)
    .executeTakeFirst();
}

/** Always with a new secret, against session fixation. */
export async function startSession(trx: Trx, personId: string, browser: string, now: number): Promise<string> {
  const secret = newSecret();
  await trx
    .deleteFrom("desk_sessions")
    .where((eb) => eb.or([eb("used_at", "<=", now - idleLife), eb("created_at", "<=", now - longestLife)]))
    .execute();
  await trx
    .insertInto("desk_sessions")
    .values({
      id: newId(),
      token_hash: hashSecret(secret),
      person_id: personId,
      browser,
      created_at: now,
      used_at: now,
      confirmed_at: now,
    })
    .execute();
  return secret;
}

/** The invitations that somebody made, and those that would reset their password. */
export async function endInvitations(trx: Trx, personId: string): Promise<void> {
  await trx
    .deleteFrom("desk_invitations")
    .where((eb) => eb.or([eb("invited_by", "=", personId), eb("renews", "=", personId)]))
    .execute();
}

export async function endSessions(trx: Trx, personId: string, kept = ""): Promise<void> {
  await trx.deleteFrom("desk_sessions").where("person_id", "=", personId).where("id", "!=", kept).execute();
}
