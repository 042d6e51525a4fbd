import { describe, expect, test } from "vitest";
import { decide, openTo, pickMail } from "./retry.ts";

const noJitter = () => 0;
const second = 1_000;
const minute = 60 * second;

describe("after an attempt", () => {
  test("a mail that was taken, or never will be, ends the lane's trouble", () => {
    expect(decide(true, 9, 3, noJitter)).toEqual({ failures: 0 });
  });

  test("a failure lets the mail wait by its own count: twice as long each time, up to a quarter of an hour", () => {
    const waits = [0, 1, 2, 7, 8, 9, 1000].map((attempts) => decide(false, 4, attempts, noJitter));
    expect(waits.map(({ retryIn = 0 }) => retryIn / second)).toEqual([2, 4, 8, 256, 512, 900, 900]);
    expect(new Set(waits.map(({ failures }) => failures))).toEqual(new Set([5]));
  });

  test("shortened by up to a half, never below the service's limit of one a second", () => {
    expect(decide(false, 0, 0, () => 1)).toEqual({ failures: 1, retryIn: second });
    expect(decide(false, 0, 0, () => 0.5)).toEqual({ failures: 1, retryIn: 1.5 * second });
  });
});

describe("a lane that failed", () => {
  const failedAt = Date.UTC(2026, 10, 15);
  const openAfter = (failures: number) => (seconds: number) =>
    openTo({ failures, failedAt }, failedAt + seconds * second);

  test("rests longer each time, for mails that were tried before up to a minute, for new ones five seconds", () => {
    expect([0, 1.9, 2].map(openAfter(1))).toEqual(["none", "none", "all"]);
    expect([3, 4].map(openAfter(2))).toEqual(["none", "all"]);
    expect([4.9, 5, 15.9, 16].map(openAfter(4))).toEqual(["none", "new", "new", "all"]);
    expect([4.9, 5, 59.9, 60].map(openAfter(5000))).toEqual(["none", "new", "new", "all"]);
  });

  test("doesn't rest once the service answers, nor longer because the clock was set back", () => {
    expect(openAfter(0)(0)).toBe("all");
    expect(openTo({ failures: 9, failedAt }, failedAt - 2 * minute)).toBe("all");
    expect(openTo({ failures: 9, failedAt }, failedAt - second)).toBe("none");
  });
});

test("an order's own mail goes before news, but in trouble a new one before one that was tried", () => {
  const [fresh, tried] = [{ attempts: 0 }, { attempts: 2 }];
  const news = { attempts: 0 };
  expect(pickMail(tried, news, false)).toBe(tried);
  expect(pickMail(tried, news, true)).toBe(news);
  expect(pickMail(fresh, news, true)).toBe(fresh);
  expect(pickMail(tried, { attempts: 1 }, true)).toBe(tried);
  expect(pickMail(undefined, news, true)).toBe(news);
});
