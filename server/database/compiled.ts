import type { Compilable, CompiledQuery, Insertable, Kysely, QueryResult } from "kysely";
import type { Db, Schema, Trx } from "./schema.ts";

/**
 * Statements that every order needs. To build and compile one takes Kysely longer than SQLite needs to carry it out, so
 * here that happens once; after that only the values are new.
 */

type Table = keyof Schema;
type Insert<Name extends Table> = (
  trx: Trx,
  rows: readonly Insertable<Schema[Name]>[],
) => Promise<QueryResult<unknown>>;

/** Inserts rows that all have the same columns. */
export function createInsert<Name extends Table>(table: Name, { orNothing = false } = {}): Insert<Name> {
  const statements = new Map<number, { query: CompiledQuery; columns: readonly string[] }>();

  function compile(trx: Trx, rows: readonly Insertable<Schema[Name]>[]) {
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

/** Finds one row. `build` gets the values of the first time; later ones take the same places. */
export function createFind<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row | undefined> {
  let query: CompiledQuery | undefined;
  return async (db, ...values) => {
    query ??= build(db, ...values).compile();
    const { rows } = await run<Row>(db, query, values);
    return rows[0];
  };
}

/** Finds the rows of these ids: one statement for each number of them. */
export function createFindByIds<Row>(
  build: (db: Db, ids: readonly number[]) => Compilable<Row>,
): (db: Db, ids: readonly number[]) => Promise<Row[]> {
  const queries = new Map<number, CompiledQuery>();
  return async (db, ids) => {
    const query = queries.get(ids.length) ?? build(db, ids).compile();
    queries.set(ids.length, query);
    return (await run<Row>(db, query, ids)).rows;
  };
}

/** Every `Db` is a Kysely; its type hides `executeQuery`. The queries here were built from a `Db`, so they only read. */
function run<Row>(db: Db, query: CompiledQuery, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
  return (db as Kysely<Schema>).executeQuery<Row>({ ...query, parameters });
}
