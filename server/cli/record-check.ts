import { recordCheck } from "../alerts/record-check.ts";
import { StartError } from "../start-error.ts";
import { runCommand, withDatabase } from "./command.ts";

const usage = "record-check NAME ok|failed [DETAIL], such as: record-check backup failed 'the disk is full'";

/** How the machine's own commands tell the shop, which tells the seller. */
await runCommand(async () => {
  const [name = "", outcome, ...words] = process.argv.slice(2);
  if (!/^[a-z][a-z-]{0,39}$/.test(name) || (outcome !== "ok" && outcome !== "failed")) throw new StartError(usage);
  await withDatabase((database) => recordCheck(database, { name, outcome, detail: words.join(" "), now: Date.now() }));
});
