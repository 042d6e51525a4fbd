import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, durable, startPostgres } from "../server/testing/postgres.ts";
import type { Finding } from "./report.ts";

/** Runs the work in a temporary folder, and deletes it afterwards. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-trust-"));
  try {
    return await work(folder);
  } finally {
    // A killed process may still be writing its last file.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs the experiment with the URL of a new SQLite file. */
export function onSqlite(work: (database: string) => Promise<Finding[]>): () => Promise<Finding[]> {
  return () => inTemporaryFolder((folder) => work(`file:${join(folder, "shop.db")}`));
}

/** Runs the experiment with an empty database on a PostgreSQL of its own, with durable commits as in production. */
export function onPostgres<Result>(work: (database: string) => Promise<Result>): () => Promise<Result> {
  return async () => {
    const postgres = await startPostgres(durable);
    try {
      return await work(await createDatabase(postgres.url));
    } finally {
      await postgres.stop();
    }
  };
}
