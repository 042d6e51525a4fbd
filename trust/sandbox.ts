import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, durable, startPostgres } from "../server/testing/postgres.ts";
import type { Finding } from "./report.ts";

/** A folder of its own for an experiment, gone afterwards. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-trust-"));
  try {
    return await work(folder);
  } finally {
    // What was killed may be writing its last file.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Gives the experiment the address of a file that isn't there yet. */
export function onSqlite(work: (database: string) => Promise<Finding[]>): () => Promise<Finding[]> {
  return () => inTemporaryFolder((folder) => work(`file:${join(folder, "shop.db")}`));
}

/** Gives the experiment an empty database on a PostgreSQL of its own, set as for sales. */
export function onPostgres(work: (database: string) => Promise<Finding[]>): () => Promise<Finding[]> {
  return async () => {
    const postgres = await startPostgres(durable);
    try {
      return await work(await createDatabase(postgres.url));
    } finally {
      await postgres.stop();
    }
  };
}
