import { type DestinationStream, type Logger, pino } from "pino";
import type { LogLevel } from "./environment.ts";

export type Log = Logger;

/**
 * One JSON object a line on standard output. Nothing that a customer typed belongs here: log an order by its number.
 * An error is reduced to what we know of: PostgreSQL's carry `detail` and `where`, which quote the row.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = "code" in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name, message, ...code, stack, ...cause };
}
