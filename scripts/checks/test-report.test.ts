import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readReport } from "./test-report.ts";

async function writeReport(report: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-report-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return file;
}

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

test("counts vitest's tests, and names those that failed", async () => {
  const assertionResults = [
    { fullName: "adds up", status: "passed" },
    { fullName: "rounds", status: "failed" },
  ];
  const file = await writeReport({ ...vitest, numFailedTests: 1, testResults: [{ assertionResults }] });
  expect(await readReport(file, 1)).toEqual({ passed: 40, failed: 1, skipped: 2, failures: ["rounds"] });
});

test("counts playwright's tests, and names those that failed, or passed only when run again", async () => {
  const spec = (title: string, status: string) => ({
    ...{ title, file: "cart.spec.ts", line: 7 },
    tests: [
      {
        projectName: "phone",
        status,
        results: [{ errors: status === "flaky" ? [{ message: "\u001b[31mgone" }] : [] }],
      },
    ],
  });
  const inner = { title: "undo", specs: [spec("takes it back", "flaky")] };
  const suites = [
    { title: "cart.spec.ts", specs: [spec("adds", "expected"), spec("sums", "unexpected")], suites: [inner] },
  ];
  const file = await writeReport({ stats: { expected: 20, unexpected: 1, flaky: 1, skipped: 3 }, suites });
  expect(await readReport(file, 1)).toEqual({
    ...{ passed: 20, failed: 2, skipped: 3 },
    failures: ["phone, cart.spec.ts:7: sums", "phone, cart.spec.ts:7: takes it back\n        gone"],
  });
});

test("a non-zero exit code is a failure, whatever the report says", async () => {
  expect(await readReport(await writeReport(vitest), 1)).toMatchObject({ passed: 40, failed: 1 });
});

test("no report, or no tests in it, is a failure", async () => {
  expect(await readReport("/nowhere/report.json", 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  const empty = await writeReport({ ...vitest, numPassedTests: 0 });
  expect(await readReport(empty, 0)).toMatchObject({ failed: 1 });
});

test("the experiments' report is taken as it is", async () => {
  const report = { passed: 52, failed: 1, skipped: 1, failures: ["disk full: orders lost: 1"] };
  expect(await readReport(await writeReport(report), 1)).toEqual(report);
});
