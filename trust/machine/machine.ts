import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findFreePort } from "../../e2e/free-port.ts";
import { type Finding, isTrue } from "../report.ts";
import { type BareRoot, type Finished, openBareRoot } from "./bare-root.ts";

const documentation = join(import.meta.dirname, "..", "..", "docs", "deployment.md");

export type Machine = BareRoot & {
  ports: number[];
  /** Runs the commands below this bold heading of docs/deployment.md, as they stand there. */
  documented(heading: string, input?: string): Promise<Finished>;
  naqsh(command: string, input?: string): Promise<Finished>;
  stop(): Promise<void>;
};

/** A machine without the shop. Its ports are free ones of this machine; nothing else is told to the commands. */
export async function openMachine(folder: string, repository: string): Promise<Machine> {
  const ports = [await findFreePort(), await findFreePort()];
  const root = await openBareRoot(folder, repository, {
    NAQSH_PORTS: ports.join(" "),
    NAQSH_SPARE_PORT: String(await findFreePort()),
    NAQSH_WEB_PORTS: String(await findFreePort()),
  });
  return {
    ...root,
    ports,
    documented: async (heading, input) => root.sh(await documentedCommands(heading), input),
    naqsh: (command, input) => root.sh(`sudo naqsh ${command}`, input),
    stop: async () => {
      for (const port of ports) await root.sh(`systemctl kill naqsh@${port} || true`);
      root.close();
    },
  };
}

/** The first block of commands below a heading. */
export async function documentedCommands(heading: string): Promise<string> {
  const document = await readFile(documentation, "utf8");
  const [, commands] = new RegExp(`^\\*\\*${heading}\\b.*?^\`\`\`sh\\n(.*?)^\`\`\``, "ms").exec(document) ?? [];
  if (!commands) throw new Error(`docs/deployment.md has no commands for "${heading}".`);
  return commands;
}

/** The last line is what the command says of its end. */
export function ended(what: string, { code, output }: Finished, wanted = 0): Finding {
  const said = code === wanted ? output.trim().split("\n").at(-1) : output.trim().slice(-600);
  return isTrue(what, code === wanted, said);
}
