import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseSettings } from "../environment.ts";
import type { Log } from "../log.ts";
import { buildLargeIndexes } from "./large-indexes.ts";
import type { Database } from "./open-database.ts";
import { fillSearchIndex } from "./search-backfill.ts";

type Parts = { database: Database; settings: DatabaseSettings; now: () => number; log: Pick<Log, "info" | "warn"> };

const minute = 60_000;

/**
 * What migrations can't do because it takes minutes where there are many orders: it goes on beside the shop, which works
 * without it. Continues where an earlier process stopped.
 */
export function startLargeWork({ database, settings, now, log }: Parts): { stop(): void } {
  const leaving = new AbortController();
  const run = settings.kind === "postgres" ? () => buildIndexes(settings.url, log) : () => fill(database, now, leaving);
  const tryAgain = async () => {
    while (!leaving.signal.aborted) {
      const isDone = await run().catch((error: unknown) => {
        if (!leaving.signal.aborted)
          log.warn({ err: error }, "an index for the desk's lists can't be built; tried again");
        return false;
      });
      if (isDone) return;
      await wait(minute, undefined, { ref: false, signal: leaving.signal }).catch(() => undefined);
    }
  };
  void tryAgain();
  return { stop: () => leaving.abort() };
}

/** Rests as long as it works. */
async function fill(database: Database, now: () => number, { signal }: AbortController): Promise<boolean> {
  while (!signal.aborted) {
    const start = performance.now();
    if (await fillSearchIndex(database, now())) return true;
    await wait(performance.now() - start, undefined, { ref: false });
  }
  return true;
}

async function buildIndexes(url: string, log: Parts["log"]): Promise<boolean> {
  const { createPostgresPool } = await import("./postgres.ts");
  const pool = createPostgresPool(url, (error) => log.warn({ err: error }, "lost a connection to PostgreSQL"), {
    patient: true,
  });
  try {
    const building = await buildLargeIndexes(pool);
    if (building.state === "impossible")
      log.warn(
        { err: building.error },
        "searches at the desk read every order: PostgreSQL has no pg_trgm for this shop",
      );
    return building.state !== "elsewhere";
  } finally {
    await pool.end();
  }
}
