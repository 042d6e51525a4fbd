import { explainFailure } from "../launch/failure.mjs";
import type { Counts } from "./test-report.ts";

export type Step = {
  name: string;
  /** Steps without which this one is pointless: if one of them failed, this one isn't run and counts as failed. */
  needs?: readonly string[];
  /** Gives the tests that it counted; a step that counts none is itself one that passed. Throws when it failed. */
  run(): Promise<Counts | undefined>;
};

type Outcome = { name: string; seconds: number; counts: Counts; notRun?: string };

const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Runs every step, also after one that failed, and ends with a table and one line of counts. */
export async function runSteps(steps: readonly Step[], print: (line: string) => void): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, outcomes, print));
  print("");
  for (const outcome of outcomes) print(describe(outcome));
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[key], 0);
  print(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0;
}

async function runStep(step: Step, before: Outcome[], print: (line: string) => void): Promise<Outcome> {
  const { name, needs = [] } = step;
  const broken = before.find((outcome) => outcome.counts.failed > 0 && needs.includes(outcome.name));
  if (broken) return { name, seconds: 0, counts: oneFailed, notRun: broken.name };
  print(`\n▸ ${name}`);
  const started = performance.now();
  const counts = await step.run().catch((error: unknown) => {
    print(explainFailure(error));
    return oneFailed;
  });
  return { name, seconds: (performance.now() - started) / 1000, counts: counts ?? onePassed };
}

function describe({ name, seconds, counts, notRun }: Outcome): string {
  const { passed, failed, skipped } = counts;
  const verdict = notRun ? "not run" : failed > 0 ? "FAILED" : "passed";
  const tests = passed + failed > 1 ? [`${passed} passed`, `${failed} failed`] : [];
  const remarks = [...tests, ...(skipped > 0 ? [`${skipped} skipped`] : []), ...(notRun ? [`needs ${notRun}`] : [])];
  return `  ${verdict.padEnd(8)}${name.padEnd(24)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${remarks.join(", ")}`.trimEnd();
}
