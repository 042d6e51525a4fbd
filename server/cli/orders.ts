import { parseArgs } from "node:util";
import { createOrderBook } from "../orders/order-book.ts";
import { StartError } from "../start-error.ts";
import { runCommand, withDatabase } from "./command.ts";
import { orderCommands } from "./order-commands.ts";

const usage = `npm run orders                 the latest orders
npm run orders show NUMBER     one order in full
npm run orders mails           order e-mails that wait to be sent
npm run orders forget NUMBER   removes a customer's details, keeps the sums

npm run --silent orders csv > orders.csv
                               every order, for a spreadsheet

Times are Pakistan's.`;

await runCommand(async () => {
  const { command, argument } = readArguments();
  if (command === "help") return void process.stdout.write(`${usage}\n`);
  const work = orderCommands.get(command);
  if (!work) throw new StartError(`There is no command "${command}".\n\n${usage}`);
  await withDatabase((database) => work(createOrderBook(database), argument));
});

/** `--csv` behind npm's own `--` means the same as `csv`. */
function readArguments(): { command: string; argument: string | undefined } {
  const options = { csv: { type: "boolean" }, help: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [command = "list", argument] = positionals;
  return { command: values.help ? "help" : values.csv ? "csv" : command, argument };
}
