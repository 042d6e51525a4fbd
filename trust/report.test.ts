import { expect, test } from "vitest";
import { atLeast, atMost, type Experiment, none, nothing, percentile, runExperiments } from "./report.ts";

async function runAndPrint(...experiments: Experiment[]) {
  const lines: string[] = [];
  const report = await runExperiments(experiments, (line) => lines.push(...line.split("\n")));
  return { report, text: lines.join("\n") };
}

const keeps: Experiment = { name: "kills", limit: 1, run: async () => [none("orders lost", 0, "900")] };

test("kept promises are counted", async () => {
  const { report, text } = await runAndPrint(keeps);
  expect(report).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
  expect(text).toMatch(/kills +orders lost +0 of 900 +kept/);
  expect(text).toContain("1 kept, 0 broken");
});

test("a broken promise is reported, and the other experiments still run", async () => {
  const breaks: Experiment = { name: "disk", limit: 1, run: async () => [none("orders lost", 1)] };
  const { report, text } = await runAndPrint(breaks, keeps);
  expect(report).toEqual({ passed: 1, failed: 1, skipped: 0, failures: ["disk: orders lost: 1"] });
  expect(text).toMatch(/disk +orders lost +1 +BROKEN/);
  expect(text).toContain("1 kept, 1 broken");
});

test("an experiment that fails, hangs or measures nothing breaks a promise", async () => {
  const fails: Experiment = { name: "a", limit: 1, run: () => Promise.reject(new Error("no wrk")) };
  const hangs: Experiment = { name: "b", limit: 0.01, run: () => new Promise(() => setTimeout(() => {}, 100)) };
  const empty: Experiment = { name: "c", limit: 1, run: async () => [] };
  const { report, text } = await runAndPrint(fails, hangs, empty);
  expect(report).toMatchObject({ passed: 0, failed: 3 });
  expect(report.failures[0]).toBe("a: it can be carried out: no wrk");
  expect(text).toMatch(/a +it can be carried out +no wrk +BROKEN/);
  expect(text).toMatch(/b .* not over after 0.01 s +BROKEN/);
  expect(text).toContain("0 kept, 3 broken");
});

test("with two lanes two run at a time, and are reported in order", async () => {
  const { promise: second, resolve: letFirstGo } = Promise.withResolvers<void>();
  const waits: Experiment = { name: "first", limit: 1, run: () => second.then(() => [none("lost", 0)]) };
  const frees: Experiment = {
    name: "second",
    limit: 1,
    run: async () => {
      letFirstGo();
      return [none("lost", 0)];
    },
  };
  const lines: string[] = [];
  expect(await runExperiments([waits, frees, keeps], (line) => lines.push(line), 2)).toMatchObject({ failed: 0 });
  expect(lines.join("\n")).toMatch(/first +lost[\s\S]*second +lost[\s\S]*kills +orders lost/);
});

test("an experiment that this machine can't run is reported as not run", async () => {
  const { report, text } = await runAndPrint({ name: "disk", limit: 1, run: async () => "Needs root." });
  expect(report).toMatchObject({ failed: 0, skipped: 1 });
  expect(text).toMatch(/disk +Needs root\. +not run/);
  expect(text).toContain("0 kept, 0 broken, 1 not run");
});

test("figures against their limits", () => {
  expect(atMost("stop", 10, 10, "s")).toMatchObject({ kept: true, promise: "stop ≤ 10 s" });
  expect(atMost("stop", 10.1, 10, "s").kept).toBe(false);
  expect(atMost("stop", Number.NaN, 10, "s").kept).toBe(false);
  expect(atLeast("orders", 499, 500, "a second").kept).toBe(false);
  expect(atLeast("orders", Number.NaN, 500, "a second").kept).toBe(false);
  expect(nothing("strange answers", ["500"]).kept).toBe(false);
});

test("percentiles", () => {
  const figures = [5, 1, 4, 2, 3];
  expect(percentile(figures, 0.5)).toBe(3);
  expect(percentile(figures, 0.99)).toBe(5);
  expect(percentile([], 0.5)).toBeNaN();
});
