import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit, createTurnstile } from "./limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an address may come so often a minute, and others as well", async () => {
  const count = createRateLimit(2);
  expect([await count("a"), await count("a")]).toEqual([undefined, undefined]);
  expect(await count("a")).toBeGreaterThan(59_000);
  expect(await count("b")).toBeUndefined();

  vi.advanceTimersByTime(60_001);

  expect(await count("a")).toBeUndefined();
});

test("switched off, nobody is counted", async () => {
  const count = createRateLimit("off");
  const waits = await Promise.all(Array.from({ length: 1000 }, () => count("a")));
  expect(new Set(waits)).toEqual(new Set([undefined]));
});

test("the turnstile turns away who comes while it is full, and only then", async () => {
  const enter = createTurnstile(2);
  const leave: (() => void)[] = [];
  const stay = () => enter(() => new Promise<string>((resolve) => void leave.push(() => resolve("done"))));
  const first = stay();
  const second = stay();
  expect(await stay()).toBe("full");

  leave[0]?.();
  expect(await first).toBe("done");
  await expect(enter(() => Promise.reject(new Error("fell")))).rejects.toThrow("fell");
  expect(await enter(async () => "in")).toBe("in");
  leave[1]?.();
  await second;
});
