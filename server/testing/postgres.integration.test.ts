import { existsSync } from "node:fs";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { createDatabase, startPostgres } from "./postgres.ts";

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test("each test database is empty and separate", async () => {
  const [first, second] = await Promise.all([
    createDatabase(inject("postgresUrl")),
    createDatabase(inject("postgresUrl")),
  ]);
  await query(first, "create table mine (id int)");

  expect(await query(second, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});

test("a stopped server leaves no files", async () => {
  const server = await startPostgres();
  const folder = new URL(server.url).searchParams.get("host");
  expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);

  await server.stop();

  expect(existsSync(String(folder))).toBe(false);
  await expect(query(server.url, "select 1")).rejects.toThrow();
});
