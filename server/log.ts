import { type DestinationStream, type Logger, pino } from "pino";
import type { LogLevel } from "./environment.ts";

export type Log = Logger;

/**
 * One JSON object a line on standard output. Never log what a customer typed: log an order by its number. Errors are
 * reduced to known fields, because PostgreSQL's have `detail` and `where`, which quote the row.
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

/** Sends `console` output, such as React's rendering errors, to the log. */
export function captureConsole(log: Log): void {
  const into = (level: "error" | "warn" | "info") => {
    return (...args: unknown[]) => {
      const err = args.find((part) => part instanceof Error);
      const words = args.filter((part) => part !== err).map(String);
      log[level](err ? { err } : {}, words.join(" ") || "something went wrong while a page was rendered");
    };
  };
  Object.assign(console, { error: into("error"), warn: into("warn"), info: into("info"), log: into("info") });
}
