import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";

/** How long a command, or a starting shop, waits for another process that is writing. */
const startTimeout = 5_000;

/**
 * SQLite's waiting blocks the process, so a serving shop waits this long at most and then retries; see group-commit.ts.
 */
export const servingTimeout = 20;

/** Checking a file of this size takes well under a second; a larger one would delay the start. */
const largestChecked = 64 * 1024 * 1024;

const statementCacheSize = 256;

/** Opens the file with full durability: an order is on the disk before it is answered. */
export function openSqliteFile(file: string, { create = true } = {}): DatabaseSync {
  if (create) createForOwner(file);
  else statSync(file);
  const database = new DatabaseSync(file, { timeout: startTimeout, enableForeignKeyConstraints: true });
  try {
    // Secure delete: a forgotten customer's details must not stay in unused pages of the file.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    if (create && statSync(file).size <= largestChecked) checkForDamage(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Readable for its owner only, because it holds names and addresses. SQLite gives the `-wal` file the same mode. */
function createForOwner(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", 0o600));
}

export class DamagedFileError extends Error {
  readonly code = "ERR_DAMAGED_FILE";
}

function checkForDamage(database: DatabaseSync): void {
  const finding = database.prepare("pragma quick_check(1)").get()?.quick_check;
  if (finding !== "ok") throw new DamagedFileError(String(finding).replaceAll("\n", " "));
}

/** Kysely's own SQLite dialect is for better-sqlite3; this adapts it to `node:sqlite`. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: (): Driver => new ImmediateDriver(database),
    createAdapter: (): DialectAdapter => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

/**
 * Transactions take the write lock when they begin. One that began with a read would fail at its first write if another
 * process had written in between, without regard to the busy timeout.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk rolls back by itself; a second rollback would fail and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can create tables within a transaction, so that migrations are all or nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      if (statements.size >= statementCacheSize) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
