import { chmod, mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import type { DatabaseSettings } from "../environment.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";
import { databaseKinds, databaseUrl, databaseWithoutTables, silent, temporaryFolder } from "../testing/databases.ts";
import { runTool } from "../testing/processes.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { openDatabase, openExistingDatabase } from "./open-database.ts";

async function sentenceOf(settings: DatabaseSettings): Promise<string> {
  const error = await openDatabase(settings, silent).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

describe.each(databaseKinds)("%s", (kind) => {
  test("an empty database gets its tables, a full one keeps them", async () => {
    const settings = await databaseWithoutTables(kind);
    const first = await openDatabase(settings, silent);
    await first.transact((trx) =>
      trx.insertInto("outbox_turn").values({ id: 2, run_at: 7, decided_at: 0, failures: 0, suspects: 0 }).execute(),
    );
    await first.close();

    const second = await openDatabase(settings, silent);
    const turns = await second.db.selectFrom("outbox_turn").select(["id", "run_at"]).orderBy("id").execute();
    await second.ping();
    await second.close();

    expect(turns).toEqual([
      { id: 1, run_at: 0 },
      { id: 2, run_at: 7 },
    ]);
  });

  test("servers that start together migrate one after the other", async () => {
    const settings = await databaseWithoutTables(kind);
    const starts = await Promise.all([1, 2, 3].map(() => runTool("open-database.ts", databaseUrl(settings))));
    expect(starts).toEqual([1, 2, 3].map(() => ({ code: 0, stdout: "open\n", stderr: "" })));

    const database = await openDatabase(settings, silent);
    const turns = await database.db.selectFrom("outbox_turn").select("id").execute();
    await database.close();
    expect(turns).toEqual([{ id: 1 }]);
  });

  test("a database that a newer version has migrated is used as it is", async () => {
    const settings = await databaseWithoutTables(kind);
    const newer = await openDatabase(settings, silent);
    await sql`insert into kysely_migration values ('2999-01-later', '2999-01-01T00:00:00.000Z')`.execute(
      wholeKysely(newer),
    );
    await newer.close();

    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    const older = await openDatabase(settings, log);
    await older.ping();
    await older.close();

    expect(lines.join("")).toContain("2999-01-later");
  });
});

describe("a file that can't be used", () => {
  test("not a database", async () => {
    const file = join(await temporaryFolder(), "shop.db");
    await writeFile(file, "this is a shopping list, not a database, and it is long enough to be taken for one");
    expect(await sentenceOf({ kind: "sqlite", file })).toBe(
      `The database file ${file} is damaged (file is not a database). Put a backup in its place and start again.`,
    );
  });

  test("damaged in the middle", async () => {
    const settings = (await databaseWithoutTables("sqlite")) as { kind: "sqlite"; file: string };
    await (await openDatabase(settings, silent)).close();
    const handle = await open(settings.file, "r+");
    await handle.write(Buffer.alloc(4096, 0xa5), 0, 4096, 4096);
    await handle.close();
    expect(await sentenceOf(settings)).toMatch(/^The database file .* is damaged \(.+\)\. Put a backup/);
  });

  test("not writable", async () => {
    const settings = (await databaseWithoutTables("sqlite")) as { kind: "sqlite"; file: string };
    await (await openDatabase(settings, silent)).close();
    await chmod(settings.file, 0o444);
    await chmod(join(settings.file, ".."), 0o555);
    const { code, stderr } = await runTool("open-database.ts", databaseUrl(settings), { unprivileged: true });
    expect(stderr).toBe(
      `The database file ${settings.file} can't be written. Let the account that runs the shop write to it and its folder.\n`,
    );
    expect(code).toBe(1);
  });

  test("a folder in its place", async () => {
    const file = join(await temporaryFolder(), "shop.db");
    await mkdir(file);
    expect(await sentenceOf({ kind: "sqlite", file })).toBe(
      `The database file ${file} can't be opened: a folder stands in its place.`,
    );
  });

  test("commands create none", async () => {
    const file = join(await temporaryFolder(), "none.db");
    await expect(openExistingDatabase({ kind: "sqlite", file }, silent)).rejects.toThrow(
      `There is no database file ${file} yet.`,
    );
  });
});

describe("a PostgreSQL that can't be used", () => {
  test("not running", async () => {
    expect(await sentenceOf({ kind: "postgres", url: "postgres://shop:secret@127.0.0.1:1/shop" })).toBe(
      "PostgreSQL at 127.0.0.1:1 can't be reached (ECONNREFUSED). Check that it runs, and DATABASE_URL.",
    );
  });

  test("no such database", async () => {
    const url = new URL(inject("postgresUrl"));
    url.pathname = "/nowhere";
    expect(await sentenceOf({ kind: "postgres", url: url.href })).toMatch(
      /^PostgreSQL at .+ has no database "nowhere"\. Create it, or correct DATABASE_URL\.$/,
    );
  });

  test("no such user", async () => {
    const url = new URL(inject("postgresUrl"));
    url.username = "stranger";
    url.searchParams.delete("user");
    expect(await sentenceOf({ kind: "postgres", url: url.href })).toMatch(
      /refuses the user or password of DATABASE_URL\.$/,
    );
  });
});
