import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { endWith } from "../scripts/launch/failure.mjs";
import { parseEnvironment, variableNames } from "../server/environment.ts";
import { type Experiment, runExperiments } from "./report.ts";

const root = join(import.meta.dirname, "..");

/**
 * What `npm run faults`, `load` and `abuse` share: `--short` for the version that is part of the tests, `--only words`
 * for experiments whose names contain them, `--report file` for the counts that the tests read. In the short version
 * `lanesWhenShort` experiments run at a time.
 */
export function runAsCommand(makeExperiments: MakeExperiments, lanesWhenShort = 1): void {
  main(makeExperiments, lanesWhenShort).catch(endWith);
}

type MakeExperiments = (short: boolean) => Promise<Experiment[]> | Experiment[];

async function main(makeExperiments: MakeExperiments, lanesWhenShort: number): Promise<void> {
  const { values } = parseArgs({
    options: { short: { type: "boolean" }, only: { type: "string" }, report: { type: "string" } },
  });
  await ensureShopIsBuilt();
  const experiments = await makeExperiments(values.short ?? false);
  const wanted = experiments.filter(({ name }) => name.includes(values.only ?? ""));
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const report = await runExperiments(wanted, print, values.short ? lanesWhenShort : 1);
  if (values.report) await writeFile(values.report, JSON.stringify(report));
  process.exit(report.failed === 0 ? 0 : 1);
}

/** Without this machine's own settings, so that they don't affect the outcome. */
export async function ensureShopIsBuilt(): Promise<void> {
  const env = { ...process.env };
  for (const name of ["NODE_ENV", ...variableNames]) delete env[name];
  const parsed = parseEnvironment(env);
  if (parsed.ok) await ensureBuilt(root, parsed.settings, env);
}
