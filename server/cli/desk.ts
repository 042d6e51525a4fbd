import { parseArgs } from "node:util";
import { parseEnvironment } from "../environment.ts";
import { StartError } from "../start-error.ts";
import { runCommand, withDatabase } from "./command.ts";
import { deskCommands } from "./desk-commands.ts";

const usage = `npm run desk                   a link to the desk, for an owner; it works once
npm run desk people            who has a key, as what, and on how many devices
npm run desk remove NAME       takes a key away
npm run desk code-off NAME     asks for no code any more: for somebody who lost phone and recovery codes
npm run desk demo              fills an empty shop with invented orders, to look around

Times are Pakistan's.`;

await runCommand(async () => {
  const options = { help: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [command = "link", ...words] = positionals;
  if (values.help || command === "help") return void process.stdout.write(`${usage}\n`);
  const work = deskCommands.get(command);
  if (!work) throw new StartError(`There is no command "${command}".\n\n${usage}`);
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) throw new StartError(parsed.problems.join("\n"));
  const { publicUrl } = parsed.settings;
  await withDatabase((database) => work({ database, publicUrl, argument: words.join(" "), now: Date.now() }));
});
