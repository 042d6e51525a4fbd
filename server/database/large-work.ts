import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseSettings } from "../environment.ts";
import { inSteps } from "../in-steps.ts";
import type { Log } from "../log.ts";
import { buildLargeIndexes } from "./large-indexes.ts";
import type { Database } from "./open-database.ts";
import { fillSearchIndex } from "./search-backfill.ts";
import { stopMergingByItself, tidySearchIndex } from "./search-merge.ts";

type Parts = { database: Database; settings: DatabaseSettings; now: () => number; log: Pick<Log, "info" | "warn"> };

const minute = 60_000;

/**
 * What migrations can't do because it takes minutes where there are many orders: it goes on beside the shop, which works
 * without it. Continues where an earlier process stopped.
 */
export function startLargeWork({ database, settings, now, log }: Parts): { stop(): void } {
  const leaving = new AbortController();
  const run =
    settings.kind === "postgres"
      ? () => buildIndexes(settings.url, log)
      : () => keepSearchIndex(database, now, leaving.signal);
  const everyMinute = async () => {
    if (settings.kind === "sqlite") await stopMergingByItself(database).catch(() => undefined);
    while (!leaving.signal.aborted) {
      const isDone = await run().catch((error: unknown) => {
        if (!leaving.signal.aborted)
          log.warn({ err: error }, "an index for the desk's lists can't be built or tidied; tried again");
        return false;
      });
      if (isDone) return;
      await wait(minute, undefined, { ref: false, signal: leaving.signal }).catch(() => undefined);
    }
  };
  void everyMinute();
  return { stop: () => leaving.abort() };
}

/** Fills it, and then merges what orders add; never done. */
async function keepSearchIndex(database: Database, now: () => number, signal: AbortSignal): Promise<boolean> {
  await inSteps(signal, () => fillSearchIndex(database, now()));
  await inSteps(signal, () => tidySearchIndex(database));
  return false;
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
