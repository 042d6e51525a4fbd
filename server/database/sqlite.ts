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

/** How long a command, or the shop before it serves, waits for another process that is writing. */
const patientTimeout = 5_000;

/** Waiting stops the whole process, so a shop that serves waits this long at most; see group-commit.ts. */
export const servingTimeout = 20;

/** A thorough look at a file of this size takes well under a second; a bigger one must not hold up the start. */
const checkedAtStart = 64 * 1024 * 1024;

const statementCacheSize = 256;

/** Opens the file, durable: an answered order is on the disk. Throws what SQLite says when it can't. */
export function openSqliteFile(file: string, { create = true } = {}): DatabaseSync {
  if (create) createForOwner(file);
  else statSync(file);
  const database = new DatabaseSync(file, { timeout: patientTimeout, enableForeignKeyConstraints: true });
  try {
    // Secure delete: a customer who is forgotten must not live on in the file's unused pages.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    if (create && statSync(file).size <= checkedAtStart) checkForDamage(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** It holds names and addresses. SQLite gives the files beside it the same rights. */
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

/** Kysely's own SQLite dialect is written for better-sqlite3; this one gives it Node's. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: (): Driver => new ImmediateDriver(database),
    createAdapter: (): DialectAdapter => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

/**
 * Transactions take the write lock when they begin. One that began by reading would fail outright
 * when another process has written in between: the busy timeout doesn't apply to that.
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

  /** A full disk ends the transaction by itself; asking again would hide that error behind another. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can create tables within a transaction, so the migrations can all happen or none. */
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
