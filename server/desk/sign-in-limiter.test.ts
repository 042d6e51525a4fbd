import { expect, test } from "vitest";
import { createSignInLimiter } from "./sign-in-limiter.ts";

const now = 1_000_000;

function attempt(limiter: ReturnType<typeof createSignInLimiter>, at: number, name = "sana", address = "one") {
  const begun = limiter.begin(name, address, at);
  return begun.ok ? 0 : begun.wait;
}

test("five wrong attempts are free, then the wait doubles with each", () => {
  const limiter = createSignInLimiter();
  for (let slip = 0; slip < 5; slip++) expect(attempt(limiter, now + slip)).toBe(0);
  let at = now + 4;
  for (const wait of [5_000, 10_000, 20_000, 40_000, 80_000]) {
    expect(attempt(limiter, at)).toBe(wait);
    at += wait;
    expect(attempt(limiter, at)).toBe(0);
  }
});

test("no wait is longer than a quarter of an hour, and after an hour without attempts the count is dropped", () => {
  const limiter = createSignInLimiter();
  let at = now;
  for (let count = 0; count < 40; count++) {
    at += attempt(limiter, at);
    attempt(limiter, at);
  }
  expect(attempt(limiter, at)).toBe(900_000);
  expect(attempt(limiter, at + 3_600_000)).toBe(0);
  expect(attempt(limiter, at + 3_600_001)).toBe(0);
});

test("one address has twenty free attempts over all names", () => {
  const limiter = createSignInLimiter();
  const free = Array.from({ length: 30 }, (_, index) => attempt(limiter, now, `name ${index}`, "one"));
  expect(free.filter((wait) => wait === 0)).toHaveLength(20);
});

test("attempts at a name from many addresses slow new devices, and no known device", () => {
  const limiter = createSignInLimiter();
  for (let count = 0; count < 50; count++) expect(attempt(limiter, now, "sana", `a${count}`)).toBe(0);
  expect(attempt(limiter, now, "sana", "her own")).toBe(5_000);
  expect(attempt(limiter, now, "bilal", "her own")).toBe(0);
  for (let slip = 0; slip < 5; slip++) expect(limiter.begin("sana", "a1", now, "her phone").ok).toBe(true);
  expect(limiter.begin("sana", "a1", now, "her phone")).toEqual({ ok: false, wait: 5_000 });
  expect(limiter.begin("sana", "a1", now, "her laptop").ok).toBe(true);
});

test("one address alone never slows other addresses", () => {
  const limiter = createSignInLimiter();
  for (let at = now, looked = 0; looked < 200; at += attempt(limiter, at)) {
    if (attempt(limiter, at) === 0) looked++;
    const hers = limiter.begin("sana", "her own", at);
    expect(hers.ok, `after ${looked} guesses`).toBe(true);
    if (hers.ok) hers.cancel();
  }
});

test("the right password resets the count, and a cancelled attempt doesn't count", () => {
  const limiter = createSignInLimiter();
  for (let slip = 0; slip < 4; slip++) attempt(limiter, now + slip);
  const begun = limiter.begin("sana", "one", now + 9);
  if (!begun.ok) throw new Error("refused");
  begun.succeeded();
  for (let slip = 0; slip < 4; slip++) expect(attempt(limiter, now + 10 + slip)).toBe(0);
  for (let unseen = 0; unseen < 50; unseen++) {
    const begun = limiter.begin("sana", "c", now + 20);
    if (begun.ok) begun.cancel();
  }
  expect(attempt(limiter, now + 30)).toBe(0);
});

test("the memory for counts is limited", () => {
  const limiter = createSignInLimiter();
  for (let count = 0; count < 25_000; count++) limiter.begin(`name ${count}`, `address ${count}`, now);
  for (let slip = 0; slip < 5; slip++) attempt(limiter, now, "name 24999");
  expect(attempt(limiter, now, "name 24999")).toBeGreaterThan(0);
});
