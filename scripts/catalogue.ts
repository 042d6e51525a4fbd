/** Checks the shop's own data and shows what it holds, in its files and in the database: `npm run catalogue`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describeCatalogue } from "../catalogue/catalogue-report.ts";
import { checkFiles } from "../catalogue/check-catalogue.ts";
import { describeFaults } from "../catalogue/fault.ts";
import { readCatalogue } from "../catalogue/read-catalogue.ts";
import { describeReplaced, exportRecords, importFile } from "../server/cli/catalogue-commands.ts";
import { databaseSettings, runCommand, withDatabase } from "../server/cli/command.ts";
import { StartError } from "../server/start-error.ts";

const usage = `npm run catalogue                    what the shop holds, what the database has replaced, and what is wrong with it
npm run catalogue export             writes what the database has replaced into the files of catalogue/
npm run catalogue import some.json   saves the pieces, the settings or the policies of a file like theirs in the database`;

const root = join(import.meta.dirname, "..");

function show(): string {
  const read = readCatalogue(root);
  const checked = "data" in read ? checkFiles(read.data) : read;
  if (checked.faults.length > 0 || !("products" in checked)) throw new StartError(describeFaults(checked.faults));
  return describeCatalogue(checked);
}

/** A clone has none before its first start. */
function hasDatabase(): boolean {
  const settings = databaseSettings();
  return settings.kind === "postgres" || existsSync(settings.file);
}

await runCommand(async () => {
  const [command, file, ...more] = process.argv.slice(2);
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  // For the build: checks the files only, and prints nothing unless something is wrong.
  if (command === "--quiet") show();
  else if (command === undefined) {
    print(show());
    if (hasDatabase()) await withDatabase(async (database) => print(`\n${await describeReplaced(database, root)}`));
  } else if (command === "export" && file === undefined)
    await withDatabase(async (database) => print(await exportRecords(database, root)));
  else if (command === "import" && file !== undefined && more.length === 0)
    await withDatabase(async (database) => print(await importFile(database, root, file)));
  else throw new StartError(usage);
});
