import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "../database/open-database.ts";
import type { DatabaseSettings } from "../environment.ts";
import { createLog } from "../log.ts";
import { createDatabase } from "./postgres.ts";

export const databaseKinds = ["sqlite", "postgres"] as const;

export const silent = createLog("silent");

/** Removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database for one test, with the tables and no rows. */
export async function emptyDatabase(kind: DatabaseSettings["kind"]): Promise<DatabaseSettings> {
  const templates = inject("templates");
  if (kind === "postgres") return { kind, url: await createDatabase(inject("postgresUrl"), templates.postgres) };
  const file = join(await temporaryFolder(), "shop.db");
  await copyFile(templates.sqlite, file);
  return { kind, file };
}

/** For tests of migrations. */
export async function databaseWithoutTables(kind: DatabaseSettings["kind"]): Promise<DatabaseSettings> {
  if (kind === "postgres") return { kind, url: await createDatabase(inject("postgresUrl")) };
  return { kind, file: join(await temporaryFolder(), "shop.db") };
}

export async function openTestDatabase(kind: DatabaseSettings["kind"]): Promise<Database> {
  const database = await openDatabase(await emptyDatabase(kind), silent);
  onTestFinished(database.close);
  return database;
}

/** As a value of DATABASE_URL. */
export function databaseUrl(settings: DatabaseSettings): string {
  return settings.kind === "sqlite" ? `file:${settings.file}` : settings.url;
}
