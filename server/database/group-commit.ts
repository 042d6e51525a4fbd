import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { yieldToConnections } from "../yield-to-connections.ts";
import { isBusy } from "./database-error.ts";
import type { Schema, Trx } from "./schema.ts";

/** Runs the work in a transaction; settles when that is committed, or rejects when it isn't. */
export type Transact = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/** While one transaction runs the process does nothing else, so none may grow long. */
const largestGroup = 64;

/** How long another process may hold the file, and how often to look whether it still does. */
const patience = 3_000;
const pause = 20;

type Job = { run(trx: Trx): Promise<unknown>; resolve(result: unknown): void; reject(error: unknown): void };

/**
 * SQLite has one writer and each commit waits for the disk. Work that arrives while the disk is busy shares
 * the next commit; nobody is answered before it. If a group fails, each of its works is tried by itself,
 * so that one can't fail another; a work must therefore be fit to run again after a rollback.
 */
export function createGroupCommit(db: Kysely<Schema>): Transact {
  const waiting: Job[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      await yieldToConnections();
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

async function commit(db: Kysely<Schema>, group: readonly Job[]): Promise<void> {
  try {
    const results = await whenFree(() => runTogether(db, group));
    for (const [index, job] of group.entries()) job.resolve(results[index]);
  } catch (error) {
    const [only] = group;
    if (group.length === 1) only?.reject(error);
    else for (const job of group) await commit(db, [job]);
  }
}

function runTogether(db: Kysely<Schema>, group: readonly Job[]): Promise<unknown[]> {
  return db.transaction().execute(async (trx) => {
    const results: unknown[] = [];
    for (const job of group) results.push(await job.run(trx));
    return results;
  });
}

/** SQLite would wait for another writer by stopping the whole process; we go on serving and look again. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(pause);
    }
  }
}
