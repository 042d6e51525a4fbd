import {
  type DeskEvent,
  type DeskEventKind,
  type DeskEvents,
  deskEventKinds,
  isWrongTry,
} from "../../shop/desk/desk-events.ts";
import type { Database } from "../database/open-database.ts";
import type { Db } from "../database/schema.ts";
import type { Log } from "../log.ts";

type NewEvent = { kind: DeskEventKind; person: string; actor: string; detail?: string };

/** `visitor` is missing for the command line. */
export type RecordEvent = (event: NewEvent, visitor?: { browser: string; address: string }) => Promise<void>;

type Parts = { database: Pick<Database, "db" | "transact">; log: Pick<Log, "info" | "warn">; now: () => number };

const hour = 60 * 60_000;
const day = 24 * hour;

/** An address, even the first part of one, stays this long. */
const networkLife = 30 * day;
const eventLife = 365 * day;

const onePage = 10;

const signIns: readonly DeskEventKind[] = ["sign-in", "joined", "renewed"];

/** Also a line of the log, which has the event's id in place of names. What was typed and fits nobody isn't stored. */
export function createRecordEvent({ database, log, now }: Parts): RecordEvent {
  return async ({ kind, person, actor, detail = "" }, visitor) => {
    const at = now();
    const network = visitor ? networkOf(visitor.address) : null;
    const browser = visitor?.browser ?? "";
    const { id, place } = await database.transact(async (trx) => {
      const found = await placeOf(trx, actor || person, network, at);
      const row = { at, kind, person, actor, browser, detail, network, place: found };
      const repeated = isWrongTry(kind)
        ? await trx
            .updateTable("desk_events")
            .set(({ eb, ref }) => ({ times: eb(ref("times"), "+", 1) }))
            .where("kind", "=", kind)
            .where("person", "=", person)
            .where("place", "=", found)
            .where("at", ">", at - hour)
            .returning(["id", "place"])
            .executeTakeFirst()
        : undefined;
      const stored = trx.insertInto("desk_events").values(row).returning(["id", "place"]);
      return repeated ?? (await stored.executeTakeFirstOrThrow());
    });
    log.info({ event: kind, id, browser, place }, "at the desk");
  };
}

/** Of a provider, as a rule: phones get another address with every connection. */
export function networkOf(address: string): string {
  return address.includes(":") ? address.split(":").slice(0, 2).join(":") : address.split(".").slice(0, 2).join(".");
}

/** "" without earlier sign-ins to compare with. */
async function placeOf(db: Db, person: string, network: string | null, now: number): Promise<DeskEvent["place"]> {
  if (network === null) return "";
  const rows = await db
    .selectFrom("desk_events")
    .select("network")
    .distinct()
    .where("person", "=", person)
    .where("kind", "in", signIns)
    .where("network", "is not", null)
    .where("at", ">", now - networkLife)
    .execute();
  if (rows.length === 0) return "";
  return rows.some((row) => row.network === network) ? "known" : "new";
}

export function createDeskEvents({ db }: Pick<Database, "db">): DeskEvents {
  return {
    async list(before) {
      const rows = await db
        .selectFrom("desk_events")
        .select(["id", "at", "kind", "person", "actor", "browser", "detail", "place", "times"])
        .where("kind", "in", deskEventKinds)
        .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
        .orderBy("id", "desc")
        .limit(onePage + 1)
        .execute();
      const events = rows.slice(0, onePage) as DeskEvent[];
      return { events, older: rows.length > onePage ? events.at(-1)?.id : undefined };
    },
  };
}

export async function forgetOldEvents({ transact }: Pick<Database, "transact">, now: number): Promise<void> {
  await transact(async (trx) => {
    await trx
      .updateTable("desk_events")
      .set({ network: null })
      .where("network", "is not", null)
      .where("at", "<=", now - networkLife)
      .execute();
    await trx
      .deleteFrom("desk_events")
      .where("at", "<=", now - eventLife)
      .execute();
  });
}

/** At the start and then every hour. */
export function startForgettingEvents({ database, log, now }: Parts): { stop(): void } {
  const run = () =>
    forgetOldEvents(database, now()).catch((error) => log.warn({ err: error }, "old events can't be removed"));
  const timer = setInterval(run, hour).unref();
  void run();
  return { stop: () => clearInterval(timer) };
}
