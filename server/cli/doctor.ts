import { parseEnvironment } from "../environment.ts";
import { createLog } from "../log.ts";
import { StartError } from "../start-error.ts";
import { runCommand } from "./command.ts";
import { gatherFacts } from "./doctor-facts.ts";
import { judge, printLine } from "./doctor-rules.ts";
import { printable } from "./table.ts";

/** `naqsh doctor`: everything that somebody who helps would ask about this machine. */
await runCommand(async () => {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) throw new StartError(`WRONG  Settings: /etc/naqsh.env. ${parsed.problems.join("\n")}`);
  const lines = judge(await gatherFacts(parsed.settings, createLog("silent")));
  for (const line of lines) process.stdout.write(`${printable(printLine(line))}\n`);
  if (lines.some(({ state }) => state === "WRONG")) process.exitCode = 1;
});
