import { statSync } from "node:fs";
import type { DatabaseSettings } from "../environment.ts";
import { StartError } from "../start-error.ts";

const sqlite = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADb: 26,
};

/** SQLSTATE classes of errors in the query itself: feature, cardinality, data, constraint, syntax. */
const faultyQuery = /^(0A|21|22|23|42)/;

/** Errors of `pg` without a code, when a connection is lost or can't be made. */
const connectionMessages = /terminat|timeout|not queryable|connection error|discarded|ended/i;

/** Whether the database is temporarily unavailable, so that a retry makes sense; anything else is a bug. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== undefined) return Object.values(sqlite).includes(sqliteCode);
  const code = codeOf(error);
  if (/^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code)) return !faultyQuery.test(code);
  return /^E[A-Z_]+$/.test(code) || connectionMessages.test(error.message);
}

/** Whether another process is writing to the SQLite file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && sqliteCodeOf(error) === sqlite.busy;
}

/** Explains why the database can't be opened; undefined when the error is a bug. */
export function toStartError(error: unknown, settings: DatabaseSettings): StartError | undefined {
  if (!(error instanceof Error)) return undefined;
  const sentence = settings.kind === "sqlite" ? explainFile(error, settings.file) : explainServer(error, settings.url);
  return sentence === undefined ? undefined : new StartError(sentence, { cause: error });
}

function explainFile(error: Error, file: string): string | undefined {
  const code = codeOf(error);
  const found = sqliteCodeOf(error);
  if (isFolder(file)) return `The database file ${file} can't be opened: a folder stands in its place.`;
  if (code === "ENOENT") return `There is no database file ${file} yet.`;
  if (code === "ERR_DAMAGED_FILE" || found === sqlite.corrupt || found === sqlite.notADb)
    return `The database file ${file} is damaged (${error.message}). Put a backup in its place and start again.`;
  if (
    found === sqlite.readOnly ||
    found === sqlite.cantOpen ||
    code === "EACCES" ||
    code === "EROFS" ||
    code === "EPERM"
  )
    return `The database file ${file} can't be written. Let the account that runs the shop write to it and its folder.`;
  if (found === sqlite.full || code === "ENOSPC") return `The disk of the database file ${file} is full.`;
  if (found === sqlite.busy || found === sqlite.locked)
    return `The database file ${file} is locked by another program. Stop that one, or try again.`;
  if (isUnavailable(error)) return `The database file ${file} can't be opened (${error.message}).`;
  return undefined;
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}

function explainServer(error: Error, url: string): string | undefined {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const place = `PostgreSQL at ${searchParams.get("host") ?? (hostname || "localhost")}${port && `:${port}`}`;
  const code = codeOf(error);
  if (code === "3D000") return `${place} has no database "${pathname.slice(1)}". Create it, or correct DATABASE_URL.`;
  if (code === "42501") return `${place} doesn't let the user of DATABASE_URL create the shop's tables.`;
  if (code.startsWith("28")) return `${place} refuses the user or password of DATABASE_URL.`;
  if (/unsupported startup parameter/.test(error.message))
    return `${place} is a PgBouncer that refuses our time limits. Set ignore_startup_parameters as docs/deployment.md says.`;
  if (code === "53300") return `${place} has no connection left for the shop. Let it take more, or stop other clients.`;
  if (isUnavailable(error))
    return `${place} can't be reached (${code || error.message}). Check that it runs, and DATABASE_URL.`;
  return undefined;
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

function sqliteCodeOf(error: Error): number | undefined {
  return "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}
