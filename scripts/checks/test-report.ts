import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

export type Counts = { passed: number; failed: number; skipped: number };

export type Report = Counts & {
  /** The names of the tests that failed. */
  failures: string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};
type Suite = { title: string; suites?: Suite[]; specs: Spec[] };
type Spec = { title: string; file: string; line: number; tests: Test[] };
type Test = { projectName: string; status: string; results?: { errors?: { message?: string }[] }[] };

const nothing: Report = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * A test runner's JSON report, or that of the trust experiments, which is one of these already. Whatever the report
 * says, a runner that ended badly counts as a failure (a file that doesn't load has no tests that fail), and so does one
 * without tests.
 */
export async function readReport(file: string, exitCode: number): Promise<Report> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const report = text === undefined ? nothing : summarise(JSON.parse(text));
  const endedWell = exitCode === 0 && report.passed > 0;
  return { ...report, failed: Math.max(report.failed, endedWell ? 0 : 1) };
}

function summarise(report: VitestReport | PlaywrightReport | Report): Report {
  if ("failures" in report) return report;
  return "stats" in report ? summarisePlaywright(report) : summariseVitest(report);
}

/** A test that passes only when it is run again has failed. */
function summarisePlaywright({ stats, suites }: PlaywrightReport): Report {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map((test) => `${test.projectName}, ${file}:${line}: ${title}${reasons(test)}`),
    );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures };
}

/** The beginning of each error, so that the last lines of a long log say what went wrong. */
function reasons({ results = [] }: Test): string {
  return results
    .flatMap(({ errors = [] }) => errors)
    .map(({ message = "" }) => stripVTControlCharacters(message).split("\n").slice(0, 8).join("\n        "))
    .map((message) => `\n        ${message}`)
    .join("");
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function summariseVitest(report: VitestReport): Report {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  };
}
