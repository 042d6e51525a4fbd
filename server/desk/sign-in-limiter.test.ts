import { expect, test } from "vitest";
import { createSignInLimiter } from "./sign-in-limiter.ts";

const now = 1_000_000;

function guess(guesses: ReturnType<typeof createSignInLimiter>, at: number, name = "sana", address = "one") {
  const attempt = guesses.begin(name, address, at);
  return attempt.ok ? 0 : attempt.wait;
}

test("five slips are free, then each costs twice the wait of the one before", () => {
  const guesses = createSignInLimiter();
  for (let slip = 0; slip < 5; slip++) expect(guess(guesses, now + slip)).toBe(0);
  let at = now + 4;
  for (const wait of [5_000, 10_000, 20_000, 40_000, 80_000]) {
    expect(guess(guesses, at)).toBe(wait);
    at += wait;
    expect(guess(guesses, at)).toBe(0);
  }
});

test("no wait is longer than a quarter of an hour, and an hour of peace forgets all", () => {
  const guesses = createSignInLimiter();
  let at = now;
  for (let count = 0; count < 40; count++) {
    at += guess(guesses, at);
    guess(guesses, at);
  }
  expect(guess(guesses, at)).toBe(900_000);
  expect(guess(guesses, at + 3_600_000)).toBe(0);
  expect(guess(guesses, at + 3_600_001)).toBe(0);
});

test("one address may try more names than one person has, and no more", () => {
  const guesses = createSignInLimiter();
  const free = Array.from({ length: 30 }, (_, index) => guess(guesses, now, `name ${index}`, "one"));
  expect(free.filter((wait) => wait === 0)).toHaveLength(20);
});

test("guesses at a name from everywhere slow whoever is new there, and no device that is known", () => {
  const guesses = createSignInLimiter();
  for (let count = 0; count < 50; count++) expect(guess(guesses, now, "sana", `a${count}`)).toBe(0);
  expect(guess(guesses, now, "sana", "her own")).toBe(5_000);
  expect(guess(guesses, now, "bilal", "her own")).toBe(0);
  for (let slip = 0; slip < 5; slip++) expect(guesses.begin("sana", "a1", now, "her phone").ok).toBe(true);
  expect(guesses.begin("sana", "a1", now, "her phone")).toEqual({ ok: false, wait: 5_000 });
  expect(guesses.begin("sana", "a1", now, "her laptop").ok).toBe(true);
});

test("from one address nobody else is slowed, however long it lasts", () => {
  const guesses = createSignInLimiter();
  for (let at = now, looked = 0; looked < 200; at += guess(guesses, at)) {
    if (guess(guesses, at) === 0) looked++;
    const hers = guesses.begin("sana", "her own", at);
    expect(hers.ok, `after ${looked} guesses`).toBe(true);
    if (hers.ok) hers.cancel();
  }
});

test("the right password clears its name, and an attempt that wasn't looked at counts for nothing", () => {
  const guesses = createSignInLimiter();
  for (let slip = 0; slip < 4; slip++) guess(guesses, now + slip);
  const attempt = guesses.begin("sana", "one", now + 9);
  if (!attempt.ok) throw new Error("refused");
  attempt.succeeded();
  for (let slip = 0; slip < 4; slip++) expect(guess(guesses, now + 10 + slip)).toBe(0);
  for (let unseen = 0; unseen < 50; unseen++) {
    const attempt = guesses.begin("sana", "c", now + 20);
    if (attempt.ok) attempt.cancel();
  }
  expect(guess(guesses, now + 30)).toBe(0);
});

test("names without end take no memory without end", () => {
  const guesses = createSignInLimiter();
  for (let count = 0; count < 25_000; count++) guesses.begin(`name ${count}`, `address ${count}`, now);
  for (let slip = 0; slip < 5; slip++) guess(guesses, now, "name 24999");
  expect(guess(guesses, now, "name 24999")).toBeGreaterThan(0);
});
