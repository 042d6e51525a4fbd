import { describe, expect, test } from "vitest";
import { decide, pickMail, sendableMails } from "./retry.ts";

const noJitter = () => 0;
const second = 1_000;
const minute = 60 * second;

describe("after an attempt", () => {
  test("an accepted or undeliverable mail resets the queue's failures", () => {
    expect(decide(true, 9, 3, noJitter)).toEqual({ failures: 0 });
  });

  test("a failed mail waits twice as long each time, up to 15 minutes", () => {
    const waits = [0, 1, 2, 7, 8, 9, 1000].map((attempts) => decide(false, 4, attempts, noJitter));
    expect(waits.map(({ retryIn = 0 }) => retryIn / second)).toEqual([2, 4, 8, 256, 512, 900, 900]);
    expect(new Set(waits.map(({ failures }) => failures))).toEqual(new Set([5]));
  });

  test("jitter shortens the wait by up to a half, never below one second", () => {
    expect(decide(false, 0, 0, () => 1)).toEqual({ failures: 1, retryIn: second });
    expect(decide(false, 0, 0, () => 0.5)).toEqual({ failures: 1, retryIn: 1.5 * second });
  });
});

describe("a failing queue", () => {
  const failedAt = Date.UTC(2026, 10, 15);
  const openAfter = (failures: number) => (seconds: number) =>
    sendableMails({ failures, failedAt }, failedAt + seconds * second);

  test("waits longer each time: up to a minute for mails that were tried before, up to five seconds for new ones", () => {
    expect([0, 1.9, 2].map(openAfter(1))).toEqual(["none", "none", "all"]);
    expect([3, 4].map(openAfter(2))).toEqual(["none", "all"]);
    expect([4.9, 5, 15.9, 16].map(openAfter(4))).toEqual(["none", "new", "new", "all"]);
    expect([4.9, 5, 59.9, 60].map(openAfter(5000))).toEqual(["none", "new", "new", "all"]);
  });

  test("doesn't wait once the service answers, nor longer when the clock is set back", () => {
    expect(openAfter(0)(0)).toBe("all");
    expect(sendableMails({ failures: 9, failedAt }, failedAt - 2 * minute)).toBe("all");
    expect(sendableMails({ failures: 9, failedAt }, failedAt - second)).toBe("none");
  });
});

test("an order's own mail goes before news, except a tried one before new news in a failing queue", () => {
  const [fresh, tried] = [{ attempts: 0 }, { attempts: 2 }];
  const news = { attempts: 0 };
  expect(pickMail(tried, news, false)).toBe(tried);
  expect(pickMail(tried, news, true)).toBe(news);
  expect(pickMail(fresh, news, true)).toBe(fresh);
  expect(pickMail(tried, { attempts: 1 }, true)).toBe(tried);
  expect(pickMail(undefined, news, true)).toBe(news);
});
