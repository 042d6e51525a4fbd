import { expect, test } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { databaseKinds, databaseUrl, emptyDatabase, silent } from "../testing/databases.ts";
import { runScript } from "../testing/processes.ts";

test.each(databaseKinds)("%s: the latest outcome of a check stands in its row", async (kind) => {
  const settings = await emptyDatabase(kind);
  const env = { DATABASE_URL: databaseUrl(settings) };
  const { db, close } = await openDatabase(settings, silent);
  const begin = Date.now();
  const record = (...args: string[]) => runScript("cli/record-check.ts", args, { env });
  const quiet = { code: 0, stdout: "", stderr: "" };

  const lastWorked = () => runScript("cli/last-check.ts", ["backup"], { env });
  expect(await lastWorked()).toEqual(quiet);
  expect(await record("backup", "ok")).toEqual(quiet);
  const first = await db.selectFrom("machine_checks").selectAll().executeTakeFirstOrThrow();
  expect(first).toEqual({ name: "backup", checked_at: first.ok_at, outcome: "ok", detail: "", ok_at: first.ok_at });
  expect(first.ok_at).toBeGreaterThanOrEqual(begin);

  expect(await record("backup", "failed", "the disk", "is full\n")).toEqual(quiet);
  expect(await db.selectFrom("machine_checks").selectAll().execute()).toEqual([
    { ...first, checked_at: expect.any(Number), outcome: "failed", detail: "the disk is full" },
  ]);

  expect(await lastWorked()).toEqual({ ...quiet, stdout: `${new Date(Number(first.ok_at)).toISOString()}\n` });

  expect(await record("backup", "fine")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^record-check NAME/),
  });
  await close();
});

test("without a shop it says so", async () => {
  const env = { DATABASE_URL: "file:/nowhere/shop.db" };
  expect(await runScript("cli/record-check.ts", ["backup", "ok"], { env })).toEqual({
    code: 1,
    stdout: "",
    stderr: "There is no database file /nowhere/shop.db yet.\n",
  });
});
