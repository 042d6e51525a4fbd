import type { Database } from "../database/open-database.ts";
import { mergeSearchIndex } from "../database/search-merge.ts";
import type { KeepDays } from "../environment.ts";
import { inSteps } from "../in-steps.ts";
import type { Log } from "../log.ts";
import { rules } from "./rules.ts";

const day = 24 * 60 * 60_000;

type Source = Pick<Database, "kind" | "transact">;
type Parts = { database: Source; keepDays: KeepDays; now: () => number; log: Pick<Log, "info" | "warn"> };

/** Removes what is past its time; answers how many rows, by setting. */
export async function removeOld(
  { kind, transact }: Source,
  keepDays: KeepDays,
  now: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<Partial<Record<keyof KeepDays, number>>> {
  const removed: Partial<Record<keyof KeepDays, number>> = {};
  for (const { keep, portion, remove } of rules) {
    const days = keepDays[keep];
    if (days === "off") continue;
    await inSteps(signal, async () => {
      const rows = Number(await transact((trx) => remove(trx, now - days * day, portion)));
      if (rows > 0) removed[keep] = (removed[keep] ?? 0) + rows;
      return rows < portion;
    });
  }
  if (kind === "sqlite") await inSteps(signal, () => mergeSearchIndex({ transact }, now));
  return removed;
}

/** At the start and then once a day. */
export function startRetention({ database, keepDays, now, log }: Parts): { stop(): void } {
  const leaving = new AbortController();
  const run = async () => {
    try {
      const removed = await removeOld(database, keepDays, now(), leaving.signal);
      if (Object.keys(removed).length > 0) log.info({ removed }, "what is no longer kept was removed");
    } catch (error) {
      if (!leaving.signal.aborted) log.warn({ err: error }, "what is no longer kept can't be removed");
    }
  };
  const timer = setInterval(run, day).unref();
  void run();
  return {
    stop: () => {
      leaving.abort();
      clearInterval(timer);
    },
  };
}
