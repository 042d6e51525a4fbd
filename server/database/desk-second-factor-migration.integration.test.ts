import { expect, onTestFinished, test } from "vitest";
import { databaseKinds, databaseWithoutTables, silent } from "../testing/databases.ts";
import { migrationsFor } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

test.each(databaseKinds)(
  "people who were invited before the migration get the id of their inviter on %s",
  async (kind) => {
    const settings = await databaseWithoutTables(kind);
    const { "2026-11-desk-second-factor": _, ...before } = migrationsFor(kind);
    const old = await openDatabase(settings, silent, before);
    const person = (id: string, name: string, created_at: number, invited_by: string) =>
      old.transact((trx) =>
        trx
          .insertInto("desk_people")
          .values({ id, name, name_key: id, password: "", created_at, invited_by })
          .execute(),
      );
    await person("s", "Sana", 1, "");
    await person("b", "Bilal", 2, "Sana");
    await person("n", "Nadia", 3, "Hina");
    // Another Hina than the one who invited Nadia.
    await person("h", "Hina", 4, "Bilal");
    await old.close();
    const { db, close } = await openDatabase(settings, silent);
    onTestFinished(close);
    const people = await db
      .selectFrom("desk_people")
      .select(["id", "inviter_id", "totp_on_at"])
      .orderBy("id")
      .execute();
    expect(people.map(({ id, inviter_id }) => id + inviter_id)).toEqual(["bs", "hb", "n", "s"]);
    expect(new Set(people.map(({ totp_on_at }) => totp_on_at))).toEqual(new Set([0]));
  },
);
