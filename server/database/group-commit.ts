import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { yieldToConnections } from "../yield-to-connections.ts";
import { isBusy } from "./database-error.ts";
import type { Schema, Trx } from "./schema.ts";

/** Runs the work in a transaction; resolves once it is committed. */
export type Transact = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/** SQLite runs on the main thread, so a transaction must not take long. */
const largestGroup = 64;

/** While another process has the file locked: how long to retry, and how often. */
const retryFor = 3_000;
const retryInterval = 20;

type Job = { run(trx: Trx): Promise<unknown>; resolve(result: unknown): void; reject(error: unknown): void };

/**
 * SQLite has one writer, and each commit waits for the disk. Work that arrives during a commit shares the next one; no
 * promise resolves before its commit. If a group fails, each of its works is run by itself, so that none can fail
 * another; a work must therefore be safe to repeat after a rollback.
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

/** SQLite's own waiting for a lock would block the process; this retries and goes on serving meanwhile. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + retryFor;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(retryInterval);
    }
  }
}
