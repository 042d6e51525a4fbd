import { describeFault, type Fault } from "../../catalogue/fault.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "../log.ts";
import { liveStores, readLive } from "./live-records.ts";
import type { SavedRecord } from "./record-store.ts";
import type { Shelf } from "./shelf.ts";

export type Followed = {
  /** Takes over what has changed since; settles when it is current. */
  refresh(): Promise<void>;
  stop(): void;
};

/** Other servers and the commands make editions, too. */
const lookEvery = 1_000;

type Parts = { database: Pick<Database, "db" | "transact">; shelf: Shelf; log: Log };

/** Puts the database's edition on the shelf, and looks every second, at one row, whether there is another. */
export async function followEditions({ database, shelf, log }: Parts): Promise<Followed> {
  const stores = liveStores(database);
  const report = (record: SavedRecord, faults: readonly Fault[]) =>
    log.error(
      { kind: record.kind, id: record.id, version: record.version, faults: faults.map(describeFault) },
      "a record breaks the rules of the catalogue; the file's stands in for it",
    );

  let started: number | undefined;
  async function take(): Promise<void> {
    const before = shelf.records();
    const read = await readLive(stores, before, report, started);
    started ??= read.edition;
    if (read !== before) shelf.put(read);
  }

  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function refresh(): Promise<void> {
    if (!looking) {
      looking = take().finally(() => {
        looking = undefined;
      });
      return looking;
    }
    // Whoever asks while we look may have changed something behind our back: we look once more, for all of them.
    next ??= looking
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return refresh();
      });
    return next;
  }

  await refresh();
  const timer = setInterval(createLook(refresh, log), lookEvery);
  timer.unref();
  return { refresh, stop: () => clearInterval(timer) };
}

/** The shop goes on with the edition that it has while the database is away. That is said once, not every second. */
function createLook(refresh: () => Promise<void>, log: Log): () => Promise<void> {
  let looking = false;
  let failing = false;
  return async () => {
    if (looking) return;
    looking = true;
    try {
      await refresh();
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, "can't see whether the catalogue has changed");
      failing = true;
    } finally {
      looking = false;
    }
  };
}
