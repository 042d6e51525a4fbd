import type { CompiledQuery, Insertable, QueryResult } from "kysely";
import type { Schema, Trx } from "./schema.ts";

type Table = keyof Schema;
type Statement = { query: CompiledQuery; columns: readonly string[] };
type Insert<Name extends Table> = (
  trx: Trx,
  rows: readonly Insertable<Schema[Name]>[],
) => Promise<QueryResult<unknown>>;

/**
 * Inserts rows that all have the same columns. To build and compile a statement takes Kysely longer than SQLite needs
 * to carry it out, so here that happens once for each number of rows; after that only the values are new.
 */
export function createInsert<Name extends Table>(table: Name, { orNothing = false } = {}): Insert<Name> {
  const statements = new Map<number, Statement>();

  function compile(trx: Trx, rows: readonly Insertable<Schema[Name]>[]): Statement {
    const insert = trx.insertInto(table).values(rows);
    const query = (orNothing ? insert.onConflict((conflict) => conflict.doNothing()) : insert).compile();
    const statement = { query, columns: Object.keys(rows[0] ?? {}) };
    statements.set(rows.length, statement);
    return statement;
  }

  return (trx, rows) => {
    const { query, columns } = statements.get(rows.length) ?? compile(trx, rows);
    const parameters = rows.flatMap((row) => columns.map((column) => (row as Record<string, unknown>)[column]));
    return trx.executeQuery({ ...query, parameters });
  };
}
