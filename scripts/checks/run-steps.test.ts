import { expect, test, vi } from "vitest";
import { Failure } from "../launch/failure.mjs";
import { runSteps, type Step } from "./run-steps.ts";

async function runAndPrint(steps: Step[]) {
  const lines: string[] = [];
  const passed = await runSteps(steps, (line) => lines.push(...line.split("\n")));
  return { passed, lines };
}

const passes: Step = { name: "lint", run: async () => undefined };
const fails: Step = {
  name: "types",
  run: async () => {
    throw new Failure("Two types differ.");
  },
};
const counts = (name: string, passed: number, failed: number): Step => ({
  name,
  run: async () => ({ passed, failed, skipped: 0, failures: [] }),
});

test("the last line adds up the tests, and each step without tests as one", async () => {
  const { passed, lines } = await runAndPrint([passes, counts("unit tests", 120, 0), counts("browser tests", 30, 0)]);

  expect(passed).toBe(true);
  expect(lines.at(-1)).toBe("151 passed, 0 failed");
});

test("a step that fails says why, and the others run all the same", async () => {
  const { passed, lines } = await runAndPrint([fails, counts("unit tests", 8, 2)]);

  expect(passed).toBe(false);
  expect(lines).toContain("Two types differ.");
  expect(lines.at(-1)).toBe("8 passed, 3 failed");
});

test("a step isn't run when what it needs failed, and counts as failed", async () => {
  const run = vi.fn(async () => undefined);
  const { lines } = await runAndPrint([fails, { name: "browser tests", needs: ["types"], run }]);

  expect(run).not.toHaveBeenCalled();
  expect(lines.join("\n")).toMatch(/not run +browser tests .* needs types/);
  expect(lines.at(-1)).toBe("0 passed, 2 failed");
});

test("the tests that failed are named at the end, where a long log is cut last", async () => {
  const report = { passed: 9, failed: 1, skipped: 0, failures: ["sums", "takes it back"] };
  const { lines } = await runAndPrint([{ name: "browser tests", run: async () => report }]);

  expect(lines.at(-1)).toBe("9 passed, 1 failed");
  expect(lines.slice(-6).join("\n")).toMatch(/FAILED +sums\n+FAILED +takes it back/);
});
