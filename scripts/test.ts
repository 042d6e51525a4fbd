/**
 * The checks of the project. `npm run check` (`--quick`) needs no browser and no database; `npm test` adds both;
 * `npm run test:all` (`--rest`) runs only what `npm test` leaves out.
 */
import { mkdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { mayHaveWebkit } from "../e2e/any-browser/engines.ts";
import { parseEnvironment, variableNames } from "../server/environment.ts";
import { runSteps, type Step } from "./checks/run-steps.ts";
import { ensureSystemPackages } from "./checks/system-packages.ts";
import { type Report, readReport } from "./checks/test-report.ts";
import { ensureBuilt } from "./ensure-built.ts";
import { endWith, Failure } from "./launch/failure.mjs";
import { run } from "./launch/run.mjs";
import { packageBin } from "./package-bin.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache", "tests");

/** The outcome must not depend on how this machine's own shop is configured. */
const env = { ...process.env };
for (const name of ["NODE_ENV", ...variableNames]) delete env[name];

async function node(...args: string[]): Promise<undefined> {
  const code = await run(process.execPath, args, { cwd: root, env });
  if (code !== 0) throw new Failure(`Failed with exit code ${code}.`);
}

async function vitest(project: string, ...more: string[]): Promise<Report> {
  const report = join(reports, `${project.replace("*", "")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(process.execPath, [packageBin("vitest"), "run", "--project", project, ...reporters, ...more], {
    cwd: root,
    env,
  });
  return readReport(report, code);
}

async function playwright(name: string, ...options: string[]): Promise<Report> {
  const report = join(reports, `${name}.json`);
  const args = [packageBin("@playwright/test"), "test", "--reporter=list,json", ...options];
  const code = await run(process.execPath, args, {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readReport(report, code);
}

/** The experiments of one kind, in the version that takes a minute or two. */
async function experiments(kind: string): Promise<Report> {
  const report = join(reports, `${kind}.json`);
  const args = [join(root, "trust", `${kind}.ts`), "--short", "--report", report];
  return readReport(report, await run(process.execPath, args, { cwd: root, env }));
}

async function build(): Promise<undefined> {
  const parsed = parseEnvironment(env);
  if (parsed.ok) await ensureBuilt(root, parsed.settings, env);
}

async function checkTypes(): Promise<undefined> {
  await node(packageBin("typescript"));
  // A worker has other globals than a page.
  await node(packageBin("typescript"), "--project", join("app", "service-worker"));
}

const quick: Step[] = [
  {
    name: "format, lint, walls",
    run: () => node(packageBin("@biomejs/biome"), "check", "--error-on-warnings", "."),
  },
  { name: "types", run: checkTypes },
  { name: "lock file", run: () => node(join(root, "scripts", "lock-platforms.ts")) },
  { name: "unit tests", run: () => vitest("unit*") },
];

/** Integration tests wait for other processes as much as they compute. */
const oneMore = `--maxWorkers=${availableParallelism() + 1}`;

const browsers = ["Chromium", "Firefox", ...(mayHaveWebkit ? ["WebKit"] : [])];

const machine: Step = {
  name: "browsers and database",
  run: () => ensureSystemPackages([...browsers, "PostgreSQL", "Caddy", "PgBouncer", "restic"]),
};

const built: Step = { name: "build", run: build };
const needs = [machine.name, built.name];

const everyday: Step[] = [
  machine,
  ...quick,
  built,
  { name: "integration tests", needs, run: () => vitest("integration", oneMore) },
  { name: "browser tests", needs, run: () => playwright("screens", "--project", "phone", "--project", "desktop") },
];

const rest: Step[] = [
  machine,
  built,
  { name: "command-line tools", needs, run: () => vitest("command-line tools", oneMore) },
  { name: "browser sweeps", needs, run: () => playwright("sweeps", "--project", "sweeps*") },
  {
    name: "any browser",
    needs,
    run: () => playwright("any-browser", "--config", "e2e/any-browser/playwright.config.ts"),
  },
  ...["faults", "load", "abuse"].map((name) => ({ name: `${name}, short`, needs, run: () => experiments(name) })),
];

function chosenSteps(options: readonly string[]): Step[] {
  if (options.includes("--quick")) return quick;
  return options.includes("--rest") ? rest : everyday;
}

async function test(steps: readonly Step[]): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const passed = await runSteps(steps, (line) => process.stdout.write(`${line}\n`));
  process.exit(passed ? 0 : 1);
}

test(chosenSteps(process.argv)).catch(endWith);
