import { toStartError } from "../database/database-error.ts";
import { type Database, openExistingDatabase } from "../database/open-database.ts";
import { type DatabaseSettings, parseEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";

/** Runs a command. A `StartError` is printed as a sentence; only a bug shows a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // `npm run orders | head` closes the pipe early.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export function databaseSettings(address = process.env.DATABASE_URL): DatabaseSettings {
  const parsed = parseEnvironment({ DATABASE_URL: address });
  if (!parsed.ok) throw new StartError(parsed.problems.join("\n"));
  return parsed.settings.database;
}

/** Opens the shop's database; the shop may be running. */
export async function withDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
  const settings = databaseSettings();
  const database = await openExistingDatabase(settings, createLog("silent"));
  try {
    await work(database);
  } catch (error) {
    throw explain(error, settings) ?? error;
  } finally {
    await database.close();
  }
}

function explain(error: unknown, settings: DatabaseSettings): Error | undefined {
  const isEmpty = error instanceof Error && (/no such table/.test(error.message) || codeOf(error) === "42P01");
  if (isEmpty) return new StartError("This database holds no shop yet. Start the shop once: npm start.");
  return toStartError(error, settings);
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : undefined;
}
