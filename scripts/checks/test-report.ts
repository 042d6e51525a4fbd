import { readFile } from "node:fs/promises";

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * Counts of a test runner's JSON report. Whatever the report says, a runner that ended badly counts as a failure
 * (a file that doesn't load has no tests that fail), and so does one without tests.
 */
export async function readCounts(file: string, exitCode: number): Promise<Counts> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const counts = text === undefined ? { passed: 0, failed: 0, skipped: 0 } : countTests(JSON.parse(text));
  const endedWell = exitCode === 0 && counts.passed > 0;
  return { ...counts, failed: Math.max(counts.failed, endedWell ? 0 : 1) };
}

function countTests(report: VitestReport | PlaywrightReport): Counts {
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}
