import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { describe, expect, onTestFinished, test } from "vitest";
import type { DatabaseSettings } from "../environment.ts";
import { databaseKinds, databaseWithoutTables, silent } from "../testing/databases.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { migrationsFor } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

const first = "2025-01-orders-and-outbox";

/** Those that add to the tables of another come after it by name as well, and never reach a shop without it. */
const builtOn: Readonly<Record<string, readonly string[]>> = {
  "2026-11-desk-second-factor": ["2026-11-desk-people"],
  "2026-11-push": ["2026-11-desk-people"],
  "2026-11-roles-and-drafts": ["2026-11-desk-people"],
  "2026-11-search-index": ["2026-11-order-stages"],
  "2026-11-sellers-day": ["2026-11-order-money", "2026-11-order-stages"],
  "2026-11-wider-search": ["2026-11-offers", "2026-11-order-money", "2026-11-order-stages", "2026-11-sellers-day"],
};

async function migrate(settings: DatabaseSettings, migrations: Record<string, Migration>): Promise<string[]> {
  const database = await openDatabase(settings, silent, migrations);
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      wholeKysely(database),
    );
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

describe.each(databaseKinds)("%s", (kind) => {
  const all = migrationsFor(kind);
  const only = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, all[name] ?? expect.fail(`no migration ${name}`)]));
  const later = Object.keys(all).filter((name) => name !== first);

  test("a database of the first release gets all later migrations", async () => {
    const settings = await databaseWithoutTables(kind);
    expect(await migrate(settings, only([first]))).toEqual([first]);
    expect(await migrate(settings, all)).toEqual(Object.keys(all).sort());
  });

  // They are run by name, but each reaches a shop when it is released.
  test.each(later)("a database that has had %s before all others gets the rest", async (name) => {
    const settings = await databaseWithoutTables(kind);
    const before = [first, builtOn[name] ?? [], name].flat();
    expect(await migrate(settings, only(before))).toEqual(before);
    expect(await migrate(settings, all)).toEqual(Object.keys(all).sort());
  });

  test("a migration that sorts before those that have run is run as well", async () => {
    const settings = await databaseWithoutTables(kind);
    await migrate(settings, all);
    const early = {
      up: async (db) => void (await sql`create table early (id integer)`.execute(db)),
    } satisfies Migration;
    expect(await migrate(settings, { ...all, "2024-01-early": early })).toContain("2024-01-early");
    const database = await openDatabase(settings, silent, { ...all, "2024-01-early": early });
    onTestFinished(database.close);
    const turns = await database.db.selectFrom("outbox_turn").select("id").execute();
    expect(turns).toEqual([{ id: 1 }]);
  });
});
