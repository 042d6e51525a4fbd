import { expect, onTestFinished, test } from "vitest";
import { captureConsole, createLog } from "./log.ts";

function capture() {
  const lines: string[] = [];
  return { lines, log: createLog("info", { write: (line: string) => void lines.push(line) }) };
}

test("a line is one JSON object", () => {
  const { lines, log } = capture();
  log.info({ order: "NQ-7F3K-92" }, "order e-mailed");
  expect(JSON.parse(lines.join(""))).toEqual({
    level: 30,
    time: expect.any(Number),
    order: "NQ-7F3K-92",
    msg: "order e-mailed",
  });
});

test("an error is logged without fields that could quote a customer", () => {
  const { lines, log } = capture();
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(ayesha@example.com) already exists.",
    where: "COPY orders, line 1: ayesha@example.com",
    cause: Object.assign(new Error("inner"), { detail: "ayesha@example.com" }),
  });
  log.error({ err: error }, "failed");
  expect(lines.join("")).not.toContain("ayesha");
  expect(JSON.parse(lines.join("")).err).toMatchObject({
    code: "23505",
    message: "duplicate key",
    cause: { message: "inner" },
  });
});

test("console output is logged as JSON, too", () => {
  const lines: string[] = [];
  const { error, warn, info, log: plain } = console;
  onTestFinished(() => void Object.assign(console, { error, warn, info, log: plain }));
  captureConsole(createLog("info", { write: (line: string) => void lines.push(line) }));
  console.error(new Error("Broken on purpose"));
  console.error("Two words", "and more");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, err: { message: "Broken on purpose", stack: expect.stringContaining("log.test") } },
    { level: 50, msg: "Two words and more" },
  ]);
});
