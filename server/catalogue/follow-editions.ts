import { describeFault, type Fault } from "../../catalogue/fault.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "../log.ts";
import type { Editions } from "./editions.ts";
import { liveStores, readLive } from "./live-records.ts";
import type { SavedRecord } from "./record-store.ts";

export type Followed = {
  /** Loads what has changed; resolves when the current edition is up to date. */
  refresh(): Promise<void>;
  stop(): void;
};

/** Other servers and the command line make editions, too. */
const pollInterval = 1_000;

type Parts = { database: Pick<Database, "db" | "transact">; editions: Editions; log: Log };

/** Loads the database's edition, and polls for the next one every second, which reads a single row. */
export async function followEditions({ database, editions, log }: Parts): Promise<Followed> {
  const stores = liveStores(database);
  const report = (record: SavedRecord, faults: readonly Fault[]) =>
    log.error(
      { kind: record.kind, id: record.id, version: record.version, faults: faults.map(describeFault) },
      "a record breaks the rules of the catalogue; the file's stands in for it",
    );

  let started: number | undefined;
  async function load(): Promise<void> {
    const before = editions.records();
    const read = await readLive(stores, before, report, started);
    started ??= read.edition;
    if (read !== before) editions.update(read);
  }

  let loading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function refresh(): Promise<void> {
    if (!loading) {
      loading = load().finally(() => {
        loading = undefined;
      });
      return loading;
    }
    // A caller may have changed something after this load began: load once more, for all who ask meanwhile.
    next ??= loading
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return refresh();
      });
    return next;
  }

  await refresh();
  const timer = setInterval(createPoll(refresh, log), pollInterval);
  timer.unref();
  return { refresh, stop: () => clearInterval(timer) };
}

/** While the database is down the shop keeps its edition. Logged once, not every second. */
function createPoll(refresh: () => Promise<void>, log: Log): () => Promise<void> {
  let polling = false;
  let isFailing = false;
  return async () => {
    if (polling) return;
    polling = true;
    try {
      await refresh();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, "can't see whether the catalogue has changed");
      isFailing = true;
    } finally {
      polling = false;
    }
  };
}
