import { expect, test } from "vitest";
import { createLog } from "./log.ts";

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

test("of an error only what can't quote a customer is kept", () => {
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
