import { pakistanTime } from "../../shop/pakistan-days.ts";
import { prepareRestore } from "../database/restore.ts";
import { StartError } from "../start-error.ts";
import { databaseSettings, runCommand } from "./command.ts";
import { countedOrders } from "./counted.ts";

/** Checks a copy of the database, read from standard input, and lays it beside the database: `naqsh restore` swaps. */
await runCommand(async () => {
  const settings = databaseSettings();
  if (settings.kind === "postgres") throw new StartError("The shop runs on PostgreSQL: restore it with pg_restore.");
  const { orders, latest, difference } = await prepareRestore(settings.file, process.stdin);
  const until = latest === null ? "" : `, the latest of ${pakistanTime(latest)}`;
  process.stdout.write(`The copy is whole. It holds ${countedOrders(orders)}${until}.\n`);
  if (!difference) process.stdout.write("The shop's own database can't be read.\n");
  else if (difference.lacking > 0)
    process.stdout.write(`It lacks ${countedOrders(difference.lacking)} that the shop has now.\n`);
  if (difference && difference.more > 0)
    process.stdout.write(`It has ${countedOrders(difference.more)} that the shop doesn't have now.\n`);
});
