import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The tests' PostgreSQL server; `createDatabase(inject("postgresUrl"))` gives a test its own database. */
    postgresUrl: string;
  }
}

/** One server for the whole run: it takes a second to start, a database on it some 50 ms. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}
