import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "../testing/databases.ts";
import { createWriteCheck } from "./write-check.ts";

test.each(databaseKinds)("%s: a row is written and kept as it was", async (kind) => {
  const database = await openTestDatabase(kind);
  const turn = () => database.db.selectFrom("outbox_turn").selectAll().execute();
  const before = await turn();
  await createWriteCheck(database)();
  expect(await turn()).toEqual(before);
});

test("a database that can only be read fails the check", async () => {
  const database = await openTestDatabase("sqlite");
  await database.transact((trx) => sql`pragma query_only = on`.execute(trx));
  await expect(createWriteCheck(database)()).rejects.toThrow(/readonly/);
});

test("those who ask at once share one commit, and a success is trusted for a second; a failure isn't", async () => {
  const database = await openTestDatabase("sqlite");
  let commits = 0;
  let time = 0;
  let isFull = false;
  const check = createWriteCheck(
    {
      transact: (work) => {
        commits++;
        return isFull ? Promise.reject(new Error("database or disk is full")) : database.transact(work);
      },
    },
    () => time,
  );
  await Promise.all([check(), check(), check()]);
  time = 999;
  await check();
  expect(commits).toBe(1);

  time = 1_000;
  isFull = true;
  await expect(check()).rejects.toThrow("full");
  await expect(check()).rejects.toThrow("full");
  isFull = false;
  await check();
  expect(commits).toBe(4);
});
