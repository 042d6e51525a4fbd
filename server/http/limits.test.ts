import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAttemptLimit, createRateLimit, createTurnstile } from "./limits.ts";

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

test("wrong attempts are limited for a while, however many overlap; right ones leave no trace", async () => {
  const attempts = createAttemptLimit(2, 900);
  const begun = await Promise.all([attempts.begin("a"), attempts.begin("a"), attempts.begin("a")]);
  expect(begun).toEqual([undefined, undefined, 900_000]);
  vi.advanceTimersByTime(900_001);

  // Two that overlap and are both right.
  expect([await attempts.begin("a"), await attempts.begin("a")]).toEqual([undefined, undefined]);
  await attempts.takeBack("a");
  await attempts.takeBack("a");
  expect([await attempts.begin("a"), await attempts.begin("a")]).toEqual([undefined, undefined]);
  expect(await attempts.begin("a")).toBeGreaterThan(0);
  expect(await attempts.begin("b")).toBeUndefined();
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

test("who stands in line comes in by turn, and only beyond the line is anybody turned away", async () => {
  const enter = createTurnstile(1, 2);
  const leave: (() => void)[] = [];
  const entered: string[] = [];
  const stay = (name: string) =>
    enter(() => {
      entered.push(name);
      return new Promise<string>((resolve, reject) => {
        leave.push(name === "b" ? () => reject(new Error("fell")) : () => resolve(name));
      });
    });
  const [a, b, c] = [stay("a"), stay("b"), stay("c")];
  expect(await stay("d")).toBe("full");
  expect(entered).toEqual(["a"]);

  leave[0]?.();
  expect(await a).toBe("a");
  await vi.waitFor(() => expect(entered).toEqual(["a", "b"]));
  leave[1]?.();
  await expect(b).rejects.toThrow("fell");
  await vi.waitFor(() => expect(entered).toEqual(["a", "b", "c"]));
  leave[2]?.();
  expect(await c).toBe("c");
  expect(await enter(async () => "free")).toBe("free");
});
