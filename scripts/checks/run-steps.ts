import { explainFailure } from "../launch/failure.mjs";
import type { Counts, Report } from "./test-report.ts";

export type Step = {
  name: string;
  /** Steps that must pass first; otherwise this one isn't run and counts as failed. */
  needs?: readonly string[];
  /** Gives the tests that it counted; a step that counts none is itself one that passed. Throws when it failed. */
  run(): Promise<Report | undefined>;
};

type Outcome = { name: string; seconds: number; report: Report; notRun?: string };

const onePassed: Report = { passed: 1, failed: 0, skipped: 0, failures: [] };
const oneFailed: Report = { ...onePassed, passed: 0, failed: 1 };

/** Runs every step, also after one that failed, and ends with a table, the tests to look at, and one line of counts. */
export async function runSteps(steps: readonly Step[], print: (line: string) => void): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, outcomes, print));
  print("");
  for (const outcome of outcomes) print(describe(outcome));
  for (const { report } of outcomes) for (const name of report.failures) print(`\nFAILED  ${name}`);
  const sum = (key: keyof Counts) => outcomes.reduce((total, { report }) => total + report[key], 0);
  print(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0;
}

async function runStep(step: Step, before: Outcome[], print: (line: string) => void): Promise<Outcome> {
  const { name, needs = [] } = step;
  const broken = before.find((outcome) => outcome.report.failed > 0 && needs.includes(outcome.name));
  if (broken) return { name, seconds: 0, report: oneFailed, notRun: broken.name };
  print(`\n▸ ${name}`);
  const started = performance.now();
  const report = await step.run().catch((error: unknown) => {
    print(explainFailure(error));
    return oneFailed;
  });
  return { name, seconds: (performance.now() - started) / 1000, report: report ?? onePassed };
}

function describe({ name, seconds, report, notRun }: Outcome): string {
  const { passed, failed, skipped } = report;
  const verdict = notRun ? "not run" : failed > 0 ? "FAILED" : "passed";
  const tests = passed + failed > 1 ? [`${passed} passed`, `${failed} failed`] : [];
  const remarks = [...tests, ...(skipped > 0 ? [`${skipped} skipped`] : []), ...(notRun ? [`needs ${notRun}`] : [])];
  return `  ${verdict.padEnd(8)}${name.padEnd(24)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${remarks.join(", ")}`.trimEnd();
}
