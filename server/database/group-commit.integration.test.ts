import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../testing/databases.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import type { Trx } from "./schema.ts";

function insertTurn(id: number) {
  return async (trx: Trx) => {
    await trx.insertInto("outbox_turn").values({ id, run_at: 0, decided_at: 0, failures: 0, suspects: 0 }).execute();
    return id;
  };
}

async function open() {
  const database = await openTestDatabase("sqlite");
  const transactions = vi.spyOn(wholeKysely(database), "transaction");
  const ids = async () =>
    (await database.db.selectFrom("outbox_turn").select("id").orderBy("id").execute()).map((row) => row.id);
  return { ...database, transactions, ids };
}

test("works that wait at the same time share a commit, up to 64 of them, and each gets its own result", async () => {
  const { transact, transactions, ids } = await open();
  const numbers = Array.from({ length: 200 }, (_, index) => index + 2);
  expect(await Promise.all(numbers.map((id) => transact(insertTurn(id))))).toEqual(numbers);
  expect(transactions).toHaveBeenCalledTimes(4);
  expect(await ids()).toEqual([1, ...numbers]);
});

test("a work that fails doesn't fail the others of its group", async () => {
  const { transact, ids } = await open();
  const works = [insertTurn(2), insertTurn(1), insertTurn(3), () => Promise.reject(new Error("fell")), insertTurn(4)];
  const results = await Promise.allSettled(works.map((work) => transact<number>(work)));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
  expect(await ids()).toEqual([1, 2, 3, 4]);
});

test("a transaction locks the file from its beginning, so that what it has read stays true", async () => {
  const { transact, db, ids } = await open();
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(wholeKysely({ db }));
  const other = new DatabaseSync(rows[0]?.file ?? "", { timeout: 0 });
  await transact(async (trx) => {
    await trx.selectFrom("outbox_turn").selectAll().execute();
    expect(() => other.exec("update outbox_turn set run_at = 9")).toThrow("database is locked");
    return insertTurn(2)(trx);
  });
  other.close();
  expect(await ids()).toEqual([1, 2]);
});

test("after a failure the next work runs normally", async () => {
  const { transact, ids } = await open();
  await expect(transact(insertTurn(1))).rejects.toThrow(/UNIQUE/);
  await transact(insertTurn(2));
  expect(await ids()).toEqual([1, 2]);
});
