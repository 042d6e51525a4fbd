import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createOrderStore } from "../orders/order-store.ts";
import { openTestDatabase } from "../testing/databases.ts";
import { newOrder } from "../testing/orders.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { isUnavailable, toStartError } from "./database-error.ts";

function failure(message: string, fields: Record<string, unknown> = {}): Error {
  return Object.assign(new Error(message), fields);
}

describe("errors that a retry may solve", () => {
  test.each([
    failure("connect ECONNREFUSED", { code: "ECONNREFUSED" }),
    failure("connect ENOENT /run/postgresql", { code: "ENOENT" }),
    failure("getaddrinfo EAI_AGAIN db", { code: "EAI_AGAIN" }),
    failure("write EPIPE", { code: "EPIPE" }),
    failure("terminating connection due to administrator command", { code: "57P01" }),
    failure("the database system is starting up", { code: "57P03" }),
    failure("sorry, too many clients already", { code: "53300" }),
    failure("could not extend file", { code: "53100" }),
    failure("deadlock detected", { code: "40P01" }),
    failure("cannot execute INSERT in a read-only transaction", { code: "25006" }),
    failure("canceling statement due to statement timeout", { code: "57014" }),
    failure("Connection terminated unexpectedly"),
    failure("timeout exceeded when trying to connect"),
    failure("Query read timeout"),
    failure("Client has encountered a connection error and is not queryable"),
    failure("database is locked", { code: "ERR_SQLITE_ERROR", errcode: 5 }),
    failure("disk I/O error", { code: "ERR_SQLITE_ERROR", errcode: 4874 }),
    failure("attempt to write a readonly database", { code: "ERR_SQLITE_ERROR", errcode: 8 }),
  ])("%s", (error) => {
    expect(isUnavailable(error)).toBe(true);
  });
});

test.each([
  failure("attempt to write a readonly database", { code: "ERR_SQLITE_ERROR", errcode: 8 }),
  // What SQLite says of a file on a disk that is mounted read-only: it can't make the log beside it.
  failure("unable to open database file", { code: "ERR_SQLITE_ERROR", errcode: 14 }),
  failure("permission denied", { code: "EACCES" }),
])("a file that can't be written is called that at start: %s", (error) => {
  const { message } = toStartError(error, { kind: "sqlite", file: "data/shop.db" }) ?? {};
  expect(message).toMatch(/^The database file data\/shop\.db can't be written\. Let the account/);
});

describe("errors that are bugs", () => {
  test.each([
    failure("duplicate key value", { code: "23505" }),
    failure("null value in column", { code: "23502" }),
    failure("syntax error", { code: "42601" }),
    failure("UNIQUE constraint failed", { code: "ERR_SQLITE_ERROR", errcode: 2067 }),
    failure("no such table: orders", { code: "ERR_SQLITE_ERROR", errcode: 1 }),
    new TypeError("undefined is not a function"),
    "not even an error",
  ])("%s", (error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});

test("a full disk loses no stored order, and orders are stored again when there is space", async () => {
  const database = await openTestDatabase("sqlite");
  const store = createOrderStore(database);
  const long = { notes: "x".repeat(2000) };
  const { rows: size } = await sql<{ page_count: number }>`pragma page_count`.execute(wholeKysely(database));
  await sql`pragma max_page_count = ${sql.lit((size[0]?.page_count ?? 0) + 25)}`.execute(wholeKysely(database));
  const stored: string[] = [];
  let error: unknown;
  while (error === undefined) {
    const entry = newOrder(long);
    await store.add(entry).then(
      () => stored.push(entry.key),
      (reason: unknown) => {
        error = reason;
      },
    );
  }
  expect(isUnavailable(error)).toBe(true);
  expect(stored.length).toBeGreaterThan(5);

  await sql`pragma max_page_count = 4000`.execute(wholeKysely(database));
  expect(await store.add(newOrder(long))).toEqual({ outcome: "stored" });
  for (const key of stored) expect(await store.findByKey(key)).toBeDefined();
  const { rows } = await sql`pragma integrity_check`.execute(wholeKysely(database));
  expect(rows).toEqual([{ integrity_check: "ok" }]);
});
