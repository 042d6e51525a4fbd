import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAddressLimits } from "./api.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

/** How many of so many orders, a pause between each, are let through. */
async function passed(count: number, addressOf: (index: number) => string, pause = 0): Promise<number> {
  const limit = createAddressLimits(10);
  let through = 0;
  for (let index = 0; index < count; index++) {
    if ((await limit(addressOf(index))) === undefined) through++;
    vi.advanceTimersByTime(pause);
  }
  return through;
}

test("limits an address by the minute", async () => {
  expect(await passed(20, () => "203.0.113.7")).toBe(10);
});

test("limits an address by the hour, even below the limit by the minute", async () => {
  expect(await passed(100, () => "203.0.113.7", minute / 5)).toBe(50);
});

test("limits a /48 of IPv6, even with a new /64 for each order", async () => {
  expect(await passed(100, (index) => `2001:db8:1:${index.toString(16)}::1`)).toBe(40);
  expect(await passed(100, (index) => `2001:db8:${index.toString(16)}::1`)).toBe(100);
});

test("off switches all of them off", async () => {
  const limit = createAddressLimits("off");
  for (let count = 0; count < 1_000; count++) expect(await limit("203.0.113.7")).toBeUndefined();
});
