import { sql } from "kysely";
import { expectTypeOf, test } from "vitest";
import type { Db, Trx } from "./schema.ts";

test("`Db` only reads; what writes needs a transaction", () => {
  // Never called: this is about what compiles.
  expectTypeOf((db: Db, trx: Trx) => {
    const reads = db.selectFrom("stock").selectAll();
    // @ts-expect-error
    db.insertInto("stock");
    // @ts-expect-error
    db.updateTable("stock");
    // @ts-expect-error
    db.deleteFrom("stock");
    // @ts-expect-error
    db.with("gone", (query) => query.deleteFrom("stock"));
    // @ts-expect-error
    db.transaction();
    // @ts-expect-error
    sql`delete from stock`.execute(db);
    return [reads, trx.deleteFrom("stock").execute(), sql`delete from stock`.execute(trx)];
  }).toBeFunction();
  expectTypeOf<Trx>().toExtend<Db>();
});
