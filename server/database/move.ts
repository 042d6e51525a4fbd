import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type CompiledQuery, sql, type Transaction } from "kysely";
import type { DatabaseSettings } from "../environment.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";
import { explained, migrationsDone, openNewDatabase, type WholeDatabase } from "./open-database.ts";
import { servingName } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { readShopTables, type ShopTable } from "./shop-tables.ts";

type Row = Record<string, string | number | Uint8Array | null>;
type Side = Pick<WholeDatabase, "settings"> & { trx: Transaction<Schema> };

/** How many rows a table has, and the sum of their digests, which doesn't depend on their order. */
type Tally = { rows: number; digest: bigint };

/** Orders, what they come to, and what was received for them, in rupees. */
export type Sums = { orders: number; total: number; received: number };

/** PostgreSQL takes 65,535 values in a statement, SQLite 32,766. */
const valuesAtOnce = 30_000;
const rowsAtOnce = 500;
/** A picture may have some megabytes. */
const filesAtOnce = 4;

/**
 * Carries every row from one database to the other, which must hold nothing yet, and compares the two. All or nothing:
 * one transaction reads, one writes. Both databases have their tables up to date.
 */
export async function moveShop(
  from: WholeDatabase,
  to: WholeDatabase,
  onTable: (table: string, rows: number) => void = () => undefined,
): Promise<Sums> {
  const made = await openNewDatabase(createLog("silent"));
  try {
    await refuseNewer(from, made);
    await refuseNewer(to, made);
    await refuseInUse(from);
    const tables = await readShopTables(made.db);
    return await inTransaction(from, (source) =>
      inTransaction(to, async (target) => {
        await inTransaction(made, (fresh) => refuseUnlessEmpty(target, tables, fresh));
        // What migrations inserted: the source has its own.
        for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(target.trx);
        for (const table of tables) onTable(table.name, (await carry(source, target, table)).rows);
        return compareSums(source, target);
      }),
    );
  } finally {
    await made.db.destroy();
  }
}

async function refuseNewer({ settings, db }: WholeDatabase, made: WholeDatabase): Promise<void> {
  const known = new Set(await migrationsDone(made.db));
  if ((await migrationsDone(db)).every((name) => known.has(name))) return;
  throw new StartError(`${nameOf(settings)} was made by a newer version of the shop. Move with that version.`);
}

/** What a shop stores meanwhile would stay behind. */
async function refuseInUse({ settings, db }: WholeDatabase): Promise<void> {
  if (settings.kind === "sqlite") {
    // Impossible while anybody else has the file open. A shop that opens it goes back to its own mode.
    await explained(settings, () => sql`pragma journal_mode = delete`.execute(db));
    return;
  }
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${servingName}`.execute(db);
  if (rows.length > 0)
    throw new StartError(
      `${rows.length} connections of a shop to the database are open. Stop the shop (and PgBouncer), then move.`,
    );
}

function nameOf(settings: DatabaseSettings): string {
  return settings.kind === "sqlite"
    ? settings.file
    : `The PostgreSQL database ${new URL(settings.url).pathname.slice(1)}`;
}

function inTransaction<Result>({ settings, db }: WholeDatabase, work: (side: Side) => Promise<Result>) {
  // SQLite has one kind of transaction, which nobody else can write in; for PostgreSQL all is read as of one moment.
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      if (settings.kind === "postgres") {
        // Each side waits for the other, and a role may have limits of its own.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
        await sql`set local statement_timeout = 0`.execute(trx);
      }
      return work({ settings, trx });
    });
}

/** Migrations insert some rows, which don't count. */
async function refuseUnlessEmpty(target: Side, tables: readonly ShopTable[], made: Side): Promise<void> {
  const found: string[] = [];
  for (const table of tables) {
    const rows = await countRows(target, table);
    const isNew =
      rows === (await countRows(made, table)) &&
      (rows === 0 || (await tally(target, table)).digest === (await tally(made, table)).digest);
    if (!isNew) found.push(`${table.name} (${rows})`);
  }
  if (found.length > 0)
    throw new StartError(
      `${nameOf(target.settings)} isn't empty: ${found.join(", ")}. Nothing was moved. A shop moves into a new database.`,
    );
}

async function carry(source: Side, target: Side, table: ShopTable): Promise<Tally> {
  const read = newTally();
  const insert = createInsert(target, table);
  for await (const rows of readRows(source, table)) {
    addRows(read, table, rows);
    await insert(rows);
  }
  if (table.isCounted) await carryCounter(source, target, table);
  const written = await tally(target, table);
  const counts = [read.rows, written.rows, await countRows(source, table), await countRows(target, table)];
  if (new Set(counts).size > 1 || read.digest !== written.digest)
    throw new StartError(`${table.name} isn't the same in both (${counts.join(", ")} rows). Nothing was moved.`);
  return read;
}

function newTally(): Tally {
  return { rows: 0, digest: 0n };
}

async function tally(side: Side, table: ShopTable): Promise<Tally> {
  const found = newTally();
  for await (const rows of readRows(side, table)) addRows(found, table, rows);
  return found;
}

function addRows(found: Tally, { columns }: ShopTable, rows: readonly Row[]): void {
  for (const row of rows) {
    const values = columns.map((name) => {
      const value = row[name];
      return value instanceof Uint8Array ? { bytes: hash("sha256", value) } : value;
    });
    found.digest = BigInt.asUintN(128, found.digest + BigInt(`0x${hash("sha256", JSON.stringify(values))}`));
  }
  found.rows += rows.length;
}

async function countRows({ settings, trx }: Side, { name }: ShopTable): Promise<number> {
  const { rows } = await explained(settings, () =>
    sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(trx),
  );
  return rows[0]?.rows ?? 0;
}

/** Page by page, so that neither a million orders nor their pictures have to fit into memory. */
async function* readRows({ settings, trx }: Side, { name, columns, key, hasBytes }: ShopTable): AsyncGenerator<Row[]> {
  const limit = hasBytes ? filesAtOnce : Math.min(rowsAtOnce, Math.floor(valuesAtOnce / columns.length));
  const keys = list(key);
  let last: Row | undefined;
  do {
    const after = last ? sql`where (${keys}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``;
    const page = sql<Row>`select ${list(columns)} from ${sql.table(name)} ${after} order by ${keys} limit ${limit}`;
    const { rows } = await explained(settings, () => page.execute(trx));
    if (rows.length > 0) yield rows;
    last = rows.length === limit ? rows.at(-1) : undefined;
  } while (last);
}

type Insert = (rows: readonly Row[]) => Promise<void>;

/** Compiled once for each number of rows. */
function createInsert({ settings, trx }: Side, { name, columns }: ShopTable): Insert {
  const statements = new Map<number, CompiledQuery>();

  function compile(rows: readonly Row[]): CompiledQuery {
    const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));
    // PostgreSQL gives a counted key itself unless it is told not to.
    const overriding = settings.kind === "postgres" ? sql`overriding system value` : sql``;
    return sql`insert into ${sql.table(name)} (${list(columns)}) ${overriding} values ${values}`.compile(trx);
  }

  return async (rows) => {
    const query = statements.get(rows.length) ?? compile(rows);
    statements.set(rows.length, query);
    const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
    try {
      await explained(settings, () => trx.executeQuery({ ...query, parameters }));
    } catch (error) {
      if (error instanceof StartError || !(error instanceof Error)) throw error;
      throw new StartError(`${name} can't be carried: ${error.message}. Nothing was moved.`, { cause: error });
    }
  };
}

function list(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Each database adds up for itself. */
async function compareSums(source: Side, target: Side): Promise<Sums> {
  const sums = async ({ trx }: Side) => {
    const { rows } = await sql<Sums>`
      select count(*) as orders, cast(coalesce(sum(total), 0) as bigint) as total,
        cast(coalesce(sum(received), 0) as bigint) as received
      from orders`.execute(trx);
    return rows[0];
  };
  const [read, written] = [await sums(source), await sums(target)];
  if (!read || !isDeepStrictEqual({ ...read }, { ...written }))
    throw new StartError("The orders don't come to the same in both. Nothing was moved.");
  return read;
}

/** A number that was given once isn't given again, even if its row is gone. */
async function carryCounter(source: Side, target: Side, { name, key: [column = "id"] }: ShopTable): Promise<void> {
  const asked =
    source.settings.kind === "sqlite"
      ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${name}`
      : sql<{
          last: number | null;
        }>`select pg_sequence_last_value(pg_get_serial_sequence(${name}, ${column})::regclass) as last`;
  const last = (await asked.execute(source.trx)).rows[0]?.last;
  if (!last) return;
  if (target.settings.kind === "postgres") {
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), ${last})`.execute(target.trx);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(target.trx);
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(target.trx);
}
