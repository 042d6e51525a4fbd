import { backUp } from "../database/backup.ts";
import { StartError } from "../start-error.ts";
import { databaseSettings, runCommand } from "./command.ts";
import { countedOrders } from "./counted.ts";

await runCommand(async () => {
  const settings = databaseSettings();
  if (settings.kind === "postgres") throw new StartError("The shop runs on PostgreSQL: back it up with pg_dump.");
  const { target, orders, megabytes } = await backUp(settings.file, process.argv[2], new Date());
  process.stdout.write(`Saved ${target}: ${countedOrders(orders)} in ${megabytes} MB\n`);
});
