import { setTimeout as wait } from "node:timers/promises";
import type { Report } from "../scripts/checks/test-report.ts";
import { formatTable } from "../server/cli/table.ts";

/** One promise of the shop, what was measured, and whether it was kept. */
export type Finding = { promise: string; measured: string; kept: boolean };

export type Experiment = {
  name: string;
  /** Seconds; an experiment that takes longer has failed. */
  limit: number;
  /** The findings, or a sentence that says what this machine lacks to run it. */
  run(): Promise<Finding[] | string>;
};

type Row = { experiment: string; promise: string; measured: string; verdict: "kept" | "BROKEN" | "not run" };

/**
 * Runs all experiments, also after one that failed, `lanes` at a time. Counts promises, as a test runner counts tests.
 */
export async function runExperiments(
  experiments: readonly Experiment[],
  print: (line: string) => void,
  lanes = 1,
): Promise<Report> {
  const found: Row[][] = [];
  const waiting = experiments.entries();
  const runLane = async () => {
    for (const [index, experiment] of waiting) {
      const start = performance.now();
      found[index] = await runOne(experiment);
      print(`${experiment.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  const rows = found.flat();
  print("");
  print(
    formatTable(
      ["experiment", "promise", "measured", ""],
      rows.map((row) => [row.experiment, row.promise, row.measured, row.verdict]),
    ),
  );
  const count = (wanted: Row["verdict"]) => rows.filter(({ verdict }) => verdict === wanted).length;
  const broken = rows.filter(({ verdict }) => verdict === "BROKEN");
  const notRun = count("not run");
  print(`\n${count("kept")} kept, ${broken.length} broken${notRun > 0 ? `, ${notRun} not run` : ""}`);
  return {
    passed: count("kept"),
    failed: broken.length,
    skipped: notRun,
    failures: broken.map(({ experiment, promise, measured }) => `${experiment}: ${promise}: ${measured}`),
  };
}

async function runOne({ name, limit, run }: Experiment): Promise<Row[]> {
  try {
    const findings = await Promise.race([run(), overtime(limit)]);
    if (typeof findings === "string") return [row(name, findings, "", "not run")];
    if (findings.length === 0) return [row(name, "it measures something", "nothing", "BROKEN")];
    return findings.map(({ promise, measured, kept }) => row(name, promise, measured, kept ? "kept" : "BROKEN"));
  } catch (error) {
    return [row(name, "it can be carried out", error instanceof Error ? error.message : String(error), "BROKEN")];
  }
}

async function overtime(seconds: number): Promise<never> {
  await wait(seconds * 1000, undefined, { ref: false });
  throw new Error(`not over after ${seconds} s`);
}

function row(experiment: string, promise: string, measured: string, verdict: Row["verdict"]): Row {
  return { experiment, promise, measured, verdict };
}

export function none(promise: string, count: number, of?: string): Finding {
  return { promise, measured: of === undefined ? String(count) : `${count} of ${of}`, kept: count === 0 };
}

export function atMost(promise: string, value: number, limit: number, unit: string): Finding {
  return { promise: `${promise} ≤ ${limit} ${unit}`, measured: `${round(value)} ${unit}`, kept: value <= limit };
}

export function atLeast(promise: string, value: number, limit: number, unit: string): Finding {
  return { promise: `${promise} ≥ ${limit} ${unit}`, measured: `${round(value)} ${unit}`, kept: value >= limit };
}

/** Kept if `found` is empty; the first few are named. */
export function nothing(promise: string, found: readonly string[], among?: number): Finding {
  const tried = among === undefined ? "" : ` of ${among}`;
  const named = found.length === 0 ? "" : `: ${found.slice(0, 3).join(" | ").slice(0, 300)}`;
  return { promise, measured: `${found.length}${tried}${named}`, kept: found.length === 0 };
}

export function isTrue(promise: string, kept: boolean, measured = kept ? "yes" : "no"): Finding {
  return { promise, measured, kept };
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100);
}

/** The value that `share` of the figures don't exceed; NaN when there are none. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
