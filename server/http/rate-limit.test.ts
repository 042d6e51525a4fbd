import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAttemptLimit, createRateLimit } from "./rate-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an address may send so many requests a minute; other addresses have their own count", async () => {
  const count = createRateLimit(2);
  expect([await count("a"), await count("a")]).toEqual([undefined, undefined]);
  expect(await count("a")).toBeGreaterThan(59_000);
  expect(await count("b")).toBeUndefined();

  vi.advanceTimersByTime(60_001);

  expect(await count("a")).toBeUndefined();
});

test("switched off, nothing is limited", async () => {
  const count = createRateLimit("off");
  const waits = await Promise.all(Array.from({ length: 1000 }, () => count("a")));
  expect(new Set(waits)).toEqual(new Set([undefined]));
});

test("wrong attempts are limited for a while, parallel ones too; right ones don't count", async () => {
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
