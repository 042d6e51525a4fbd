import { expect, test } from "vitest";
import { createProgress, progressText } from "./progress.ts";

test("shows how far it is and the time left", () => {
  expect(progressText(0, 405, 0)).toBe("[------------------------] 0 of 405");
  expect(progressText(101, 404, 60_000)).toBe("[######------------------] 101 of 404, 3 min 0 s left");
  expect(progressText(9, 10, 9_000)).toBe("[#####################---] 9 of 10, 1 s left");
  expect(progressText(10, 10, 10_000)).toBe("[########################] 10 of 10");
});

function record(isTTY: boolean, total: number) {
  let written = "";
  let time = 0;
  const write = (text: string | Uint8Array) => {
    written += text;
    return true;
  };
  const progress = createProgress({ write, isTTY }, total, () => {
    time += 1000;
    return time;
  });
  return { progress, written: () => written };
}

test("in a log, a plain line for every tenth", () => {
  const { progress, written } = record(false, 40);
  for (let count = 0; count < 40; count += 1) progress.step();
  const lines = written().trimEnd().split("\n");
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain("4 of 40");
  expect(lines.at(-1)).toBe("[########################] 40 of 40");
  expect(written()).not.toContain("\x1b");
});

test("in a terminal, one line that redraws itself, with what is said above it", () => {
  const { progress, written } = record(true, 2);
  progress.step();
  progress.say("warning: 1-hero is small");
  progress.step();
  const clear = "\r\x1b[K";
  const half = "[############------------] 1 of 2, ";
  expect(written()).toBe(
    `${clear}${half}1 s left${clear}warning: 1-hero is small\n${half}2 s left${clear}[########################] 2 of 2\n`,
  );
});
