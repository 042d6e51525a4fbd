import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds, databaseWithoutTables, silent } from "../testing/databases.ts";
import { wholeKysely } from "../testing/whole-kysely.ts";
import { migrationsFor } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

const first = "2025-01-orders-and-outbox";

describe.each(databaseKinds)("%s", (kind) => {
  test("orders from before the migration are new, can be searched, and have their money state", async () => {
    const settings = await databaseWithoutTables(kind);
    const { [first]: released } = migrationsFor(kind);
    if (!released) throw new Error("the first migration is gone");
    const before = await openDatabase(settings, silent, { [first]: released });
    for (const [index, payment] of ["cod", "online"].entries()) {
      await sql`insert into orders (number, idempotency_key, fingerprint, created_at, name, email, address, city, phone, phone_key, payment, screenshot_sent, notes, subtotal, delivery, total)
        values (${`NQ-7F3K-9${index}`}, ${`key ${index}`}, '', 5, 'ثناء ملک', 'e', 'a', 'Lahore', '0321 5557890', '3215557890', ${payment}, ${index}, '', 10, 5, 15)`.execute(
        wholeKysely(before),
      );
      await sql`insert into order_lines (order_number, position, product_id, name, price, quantity, line_total)
        values (${`NQ-7F3K-9${index}`}, 0, 98, 'Gauhar', 10, 1, 10)`.execute(wholeKysely(before));
    }
    await before.close();

    const after = await openDatabase(settings, silent);
    onTestFinished(after.close);
    const rows = await after.db
      .selectFrom("orders")
      .select(["number", "stage", "money", "revision", "search"])
      .orderBy("number")
      .execute();
    const common = { stage: "new", revision: 0 };
    expect(rows).toEqual([
      { ...common, number: "NQ-7F3K-90", money: "due", search: "7f3k90\n3215557890\nثناء ملک\nlahore\ne\ngauhar" },
      { ...common, number: "NQ-7F3K-91", money: "claimed", search: "7f3k91\n3215557890\nثناء ملک\nlahore\ne\ngauhar" },
    ]);
  });
});
