// Opens the database of its argument as a starting server does, prints "open" and exits.
import { openDatabase } from "../database/open-database.ts";
import { parseEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";

const parsed = parseEnvironment({ DATABASE_URL: process.argv[2] });
if (!parsed.ok) throw new Error(parsed.problems.join(" "));
try {
  const database = await openDatabase(parsed.settings.database, createLog("silent"));
  await database.ping();
  await database.close();
  process.stdout.write("open\n");
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error}\n`);
  process.exitCode = 1;
}
