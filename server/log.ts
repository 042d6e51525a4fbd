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

/** What the app or a package says by itself, errors of rendering among it, belongs in the log as everything else does. */
export function captureConsole(log: Log): void {
  const into = (level: "error" | "warn" | "info") => {
    return (...said: unknown[]) => {
      const err = said.find((part) => part instanceof Error);
      const words = said.filter((part) => part !== err).map(String);
      log[level](err ? { err } : {}, words.join(" ") || "something went wrong while a page was rendered");
    };
  };
  Object.assign(console, { error: into("error"), warn: into("warn"), info: into("info"), log: into("info") });
}
