import { setImmediate as afterWaitingInput } from "node:timers/promises";
import type { Db, Trx } from "./schema.ts";

/** Runs the work in a transaction; settles when that is committed, or rejects when it isn't. */
export type Transact = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/** While one transaction runs the process does nothing else, so none may grow long. */
const largestGroup = 64;

type Job = { run(trx: Trx): Promise<unknown>; resolve(result: unknown): void; reject(error: unknown): void };

/**
 * SQLite has one writer and each commit waits for the disk. Work that arrives while the disk is busy shares
 * the next commit; nobody is answered before it. If a group fails, each of its works is tried by itself,
 * so that one can't fail another; a work must therefore be fit to run again after a rollback.
 */
export function createGroupCommit(db: Db): Transact {
  const waiting: Job[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      await afterWaitingInput();
      await commit(db, waiting.splice(0, largestGroup));
    }
    running = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ run: work, resolve: resolve as (result: unknown) => void, reject });
      if (!running) void drain();
    });
}

async function commit(db: Db, group: readonly Job[]): Promise<void> {
  try {
    const results = await db.transaction().execute(async (trx) => {
      const done: unknown[] = [];
      for (const job of group) done.push(await job.run(trx));
      return done;
    });
    for (const [index, job] of group.entries()) job.resolve(results[index]);
  } catch (error) {
    const [only] = group;
    if (group.length === 1) only?.reject(error);
    else for (const job of group) await commit(db, [job]);
  }
}
