import { parseArgs } from "node:util";
import { readCosts } from "../catalogue/piece-costs.ts";
import type { Database } from "../database/open-database.ts";
import { orderCatalogueFrom } from "../desk/order-catalogue.ts";
import { stepParts } from "../desk/order-desk.ts";
import { createOrderRecords } from "../orders/order-records.ts";
import { type AskedStep, takeStep } from "../orders/order-steps.ts";
import { StartError } from "../start-error.ts";
import { runCommand, withDatabase } from "./command.ts";
import { readEdition } from "./live-edition.ts";
import { orderCommands } from "./order-commands.ts";

const usage = `npm run orders                 the latest orders
npm run orders show NUMBER     one order in full
npm run orders mails           order e-mails that wait to be sent
npm run orders confirm NUMBER  takes a step: confirm, make, pack, send NUMBER COURIER TRACKING, deliver, come-back,
                               cancel NUMBER REASON, reopen; received, not-received, refunded; take-back
npm run orders forget NUMBER   removes a customer's details, keeps the sums

npm run --silent orders csv > orders.csv
                               every order, for a spreadsheet

Times are Pakistan's.`;

await runCommand(async () => {
  const { command, args } = readArguments();
  if (command === "help") return void process.stdout.write(`${usage}\n`);
  const work = orderCommands.get(command);
  if (!work) throw new StartError(`There is no command "${command}".\n\n${usage}`);
  await withDatabase((database) => {
    const step = async (asked: AskedStep) => takeStep(await readStepParts(database), asked);
    const costs = () => readCosts(database.db);
    return work({ orders: createOrderRecords(database), takeStep: step, costs }, args);
  });
});

/** `npm run orders -- --csv` means the same as `csv`. */
function readArguments(): { command: string; args: readonly string[] } {
  const options = { csv: { type: "boolean" }, help: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [command = "list", ...args] = positionals;
  return { command: values.help ? "help" : values.csv ? "csv" : command, args };
}

async function readStepParts(database: Database) {
  const writesToShoppers = (process.env.EMAILJS_SHOPPER_TEMPLATE_ID ?? "").trim() !== "";
  return stepParts({
    database,
    now: Date.now,
    writesToShoppers,
    ...orderCatalogueFrom(await readEdition(database), ""),
  });
}
