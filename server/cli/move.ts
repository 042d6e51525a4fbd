import { formatPkr } from "../../shop/money/rupees.ts";
import { moveShop, type Sums } from "../database/move.ts";
import { openWholeDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";
import { databaseSettings, runCommand, withDatabase } from "./command.ts";

const usage = `npm run move -- ADDRESS    carries everything from the database of DATABASE_URL to an empty one:
                           postgres://user:password@host/database or file:/path/to/shop.db

Stop the shop first, and start it with the new address in DATABASE_URL. The database it leaves stays as it is.`;

await runCommand(async () => {
  const address = process.argv[2];
  if (!address || address === "--help") throw new StartError(usage);
  const log = createLog("silent");
  const settings = { from: databaseSettings(), to: databaseSettings(address) };
  // A misspelt name would become an empty shop.
  await withDatabase(({ db }) => db.selectFrom("orders").select("number").limit(1).executeTakeFirst());
  const from = await openWholeDatabase(settings.from, log);
  try {
    const to = await openWholeDatabase(settings.to, log);
    try {
      report(await moveShop(from, to, (table, rows) => print(`${table.padEnd(22)} ${String(rows).padStart(9)}`)));
    } finally {
      await to.db.destroy();
    }
  } finally {
    await from.db.destroy();
  }
});

function report({ orders, total, received }: Sums): void {
  const count = orders === 1 ? "1 order" : `${orders} orders`;
  print(`Both hold the same: ${count} of ${formatPkr(total)}, ${formatPkr(received)} of it received.`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
