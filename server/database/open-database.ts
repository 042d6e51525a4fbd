import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { DatabaseSettings } from "../environment.ts";
import type { Log } from "../log.ts";
import { toStartError } from "./database-error.ts";
import { createGroupCommit, type Transact } from "./group-commit.ts";
import { migrationsFor } from "./migrations.ts";
import type { Db, Schema } from "./schema.ts";
import { openSqliteFile, servingTimeout, sqliteDialect } from "./sqlite.ts";

export type Database = {
  kind: DatabaseSettings["kind"];
  db: Db;
  transact: Transact;
  /** Removes deleted rows from SQLite's write-ahead log, as soon as nobody reads it. */
  truncateLog(): Promise<void>;
  /** Rejects when the database doesn't answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** An arbitrary number for the advisory lock: servers that start together migrate one after the other. */
const migrationLock = 7_261_173;

type Migrations = ReturnType<typeof migrationsFor>;

/** Opens the database and brings its tables up to date. Throws a `StartError` when it can't be used. */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Log,
  migrations: Migrations = migrationsFor(settings.kind),
): Promise<Database> {
  return explained(settings, async () => {
    if (settings.kind === "postgres") await migratePostgres(settings.url, migrations, log);
    const kysely = await connect(settings, log);
    try {
      if (settings.kind === "sqlite") {
        await migrate(kysely, "sqlite", migrations, log);
        await sql`pragma busy_timeout = ${sql.lit(servingTimeout)}`.execute(kysely);
      }
      return toDatabase(settings.kind, kysely);
    } catch (error) {
      await kysely.destroy();
      throw error;
    }
  });
}

/** For commands: runs no migrations and creates no file. */
export async function openExistingDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  return explained(settings, async () => toDatabase(settings.kind, await connect(settings, log, { create: false })));
}

/** One of the two databases of a move. */
export type WholeDatabase = { settings: DatabaseSettings; db: Kysely<Schema> };

/** With its tables up to date, for work on everything in it: without timeouts, and with whatever SQL it takes. */
export async function openWholeDatabase(settings: DatabaseSettings, log: Log): Promise<WholeDatabase> {
  const { close } = await openDatabase(settings, log);
  await close();
  return explained(settings, async () => {
    if (settings.kind === "sqlite") return { settings, db: await connect(settings, log, { create: false }) };
    return { settings, db: await connectPostgres(settings.url, log, { patient: true }) };
  });
}

/** What a database holds when its tables have just been made. */
export async function openNewDatabase(log: Log): Promise<WholeDatabase> {
  const file = ":memory:";
  const db = new Kysely<Schema>({ dialect: sqliteDialect(new DatabaseSync(file)) });
  await migrate(db, "sqlite", migrationsFor("sqlite"), log);
  return { settings: { kind: "sqlite", file }, db };
}

export async function explained<Result>(settings: DatabaseSettings, open: () => Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    throw toStartError(error, settings) ?? error;
  }
}

async function connect(settings: DatabaseSettings, log: Log, { create = true } = {}): Promise<Kysely<Schema>> {
  if (settings.kind === "postgres") return connectPostgres(settings.url, log);
  return new Kysely<Schema>({ dialect: sqliteDialect(openSqliteFile(settings.file, { create })) });
}

/** The driver is loaded on demand: most shops use SQLite. */
async function connectPostgres(url: string, log: Log, options: { patient?: boolean } = {}): Promise<Kysely<Schema>> {
  const { createPostgresPool, postgresDialect } = await import("./postgres.ts");
  return new Kysely<Schema>({ dialect: postgresDialect(createPostgresPool(url, reporter(log), options)) });
}

function reporter(log: Log): (error: Error) => void {
  return (error) => log.warn({ err: error }, "lost a connection to PostgreSQL");
}

function toDatabase(kind: Database["kind"], kysely: Kysely<Schema>): Database {
  return {
    kind,
    db: kysely,
    transact: kind === "sqlite" ? createGroupCommit(kysely) : (work) => kysely.transaction().execute(work),
    async truncateLog() {
      if (kind === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
    },
    ping: async () => void (await sql`select 1`.execute(kysely)),
    close: () => kysely.destroy(),
  };
}

/** On a connection without timeouts: a migration, or waiting for another server's, can take long. */
async function migratePostgres(url: string, migrations: Migrations, log: Log): Promise<void> {
  const db = await connectPostgres(url, log, { patient: true });
  try {
    await migrate(db, "postgres", migrations, log);
  } finally {
    await db.destroy();
  }
}

async function migrate(db: Kysely<Schema>, kind: Database["kind"], migrations: Migrations, log: Log): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (kind === "postgres") await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    const unknown = (await migrationsDone(trx)).filter((name) => !(name in migrations));
    if (unknown.length > 0) {
      // Migrations only add, so an older release can run on the tables of a newer one.
      log.warn({ migrations: unknown }, "the database was made by a newer version of the shop; used as it is");
      return;
    }
    const { error } = await new Migrator({
      db: trx,
      provider: { getMigrations: async () => migrations },
      // Migrations that were written in parallel may be released in either order.
      allowUnorderedMigrations: true,
    }).migrateToLatest();
    if (error) throw error;
  });
}

export async function migrationsDone(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}
