import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { createPostgresPool, postgresDialect } from "../server/database/postgres.ts";
import { createDatabase } from "../server/testing/postgres.ts";
import { startProxy } from "./proxy.ts";

const timeout = 800;

test("when all connections hang, one timeout replaces all of them", async () => {
  const address = new URL(await createDatabase(inject("postgresUrl")));
  const folder = address.searchParams.get("host") ?? "";
  const proxy = await startProxy([{ path: join(folder, ".s.PGSQL.5432") }]);
  const url = `postgres://postgres@127.0.0.1:${proxy.port}${address.pathname}`;
  const db = new Kysely<unknown>({ dialect: postgresDialect(createPostgresPool(url, () => undefined, { timeout })) });
  onTestFinished(async () => {
    proxy.close();
    await db.destroy().catch(() => undefined);
  });
  const ask = () => sql`select 1`.execute(db);
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(db)));

  proxy.silenceConnections();
  await expect(db.transaction().execute((trx) => sql`select 1`.execute(trx))).rejects.toThrow();
  await expect(Promise.all(Array.from({ length: 5 }, ask))).resolves.toHaveLength(5);
});
