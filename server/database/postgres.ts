import { PostgresDialect } from "kysely";
import pg from "pg";
import { createFreshPool } from "./fresh-pool.ts";

const connections = 10;

/** Shoppers wait for these: better to fail early with "try again". */
const connectTimeout = 3_000;
const queryTimeout = 8_000;

/** What PostgreSQL calls the connections of a shop that serves, and of commands. */
export const servingName = "naqsh";
const patientName = "naqsh-upkeep";

const int8 = 20;

/** Sums in rupees and times in milliseconds are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 && format !== "binary" ? Number : pg.types.getTypeParser(oid, format as "text"),
};

/** A patient pool has no query timeout: for work that no shopper waits for. */
export function createPostgresPool(
  url: string,
  onBroken: (error: Error) => void,
  { patient = false, timeout = queryTimeout } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: patient ? 1 : connections,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 10_000,
    ...(!patient && { statement_timeout: timeout, query_timeout: timeout + timeout / 8 }),
    keepAlive: true,
    application_name: patient ? patientName : servingName,
    types,
  });
  // An unhandled "error" event would end the process. The pool replaces broken connections but listens only to idle
  // ones, and one in use can break between two queries of a transaction.
  pool.on("error", onBroken);
  pool.on("connect", (client) => void client.on("error", onBroken));
  return pool;
}

export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool: createFreshPool(pool) });
}
