import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { createDatabase, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The tests' PostgreSQL server; `createDatabase(inject("postgresUrl"))` gives a test its own database. */
    postgresUrl: string;
    /** Databases with the tables and no rows, which tests copy: running every migration takes ten times as long. */
    templates: { sqlite: string; postgres: string };
  }
}

/** One server for the whole run: it takes a second to start, a database on it some 50 ms. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-templates-"));
  const postgres = await startPostgres();
  const file = join(folder, "shop.db");
  const url = await createDatabase(postgres.url);
  const log = createLog("silent");
  for (const settings of [{ kind: "sqlite", file } as const, { kind: "postgres", url } as const]) {
    const database = await openDatabase(settings, log);
    await database.close();
  }
  project.provide("postgresUrl", postgres.url);
  project.provide("templates", { sqlite: file, postgres: new URL(url).pathname.slice(1) });
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
