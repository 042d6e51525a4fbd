import { expect, test } from "vitest";
import { blockingTime, bodyBytesOf, bytesByKind, bytesOf, bytesUntil } from "./weight.ts";

const headers = { at: 100, bytes: 50 };
const body = { at: 300, bytes: 1000 };
const script = { started: 0, arrivals: [headers, body] };

test("a request's size is what has arrived of it", () => {
  expect(bytesOf(script)).toBe(1050);
  expect(bodyBytesOf(script)).toBe(1000);
  expect(bytesOf({ arrivals: [] })).toBe(0);
});

test("what arrived before a moment counts, and a share of what was arriving", () => {
  expect(bytesUntil([script], 0)).toBe(0);
  expect(bytesUntil([script], 50)).toBe(25);
  expect(bytesUntil([script], 100)).toBe(50);
  expect(bytesUntil([script], 200)).toBe(550);
  expect(bytesUntil([script], 300)).toBe(1050);
  expect(bytesUntil([script, script], 9999)).toBe(2100);
});

test("requests after the moment don't count", () => {
  expect(bytesUntil([{ started: 500, arrivals: [{ at: 600, bytes: 10 }] }], 400)).toBe(0);
});

test("bytes are summed by kind, and each kind is named", () => {
  const common = { path: "/", source: "network", finished: true, ...script } as const;
  const sums = bytesByKind([
    { ...common, kind: "script" },
    { ...common, kind: "script" },
    { ...common, kind: "font" },
  ]);
  expect(sums).toEqual({ html: 0, script: 2100, style: 0, font: 1050, picture: 0, data: 0, other: 0 });
});

test("only the part of a task beyond 50 ms blocks", () => {
  expect(blockingTime([{ duration: 50 }, { duration: 51 }, { duration: 350 }])).toBe(301);
});
