import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readCounts } from "./test-report.ts";

async function writeReport(report: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-report-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return file;
}

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

test("counts vitest's tests", async () => {
  expect(await readCounts(await writeReport(vitest), 0)).toEqual({ passed: 40, failed: 0, skipped: 2 });
});

test("counts playwright's tests; one that passed only when repeated is a failure", async () => {
  const file = await writeReport({ stats: { expected: 20, unexpected: 1, flaky: 1, skipped: 3 } });
  expect(await readCounts(file, 1)).toEqual({ passed: 20, failed: 2, skipped: 3 });
});

test("a runner that ended badly failed, whatever its report says", async () => {
  expect(await readCounts(await writeReport(vitest), 1)).toMatchObject({ passed: 40, failed: 1 });
});

test("no report, or no tests in it, is a failure", async () => {
  expect(await readCounts("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  const empty = await writeReport({ ...vitest, numPassedTests: 0 });
  expect(await readCounts(empty, 0)).toMatchObject({ failed: 1 });
});
