import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test, vi } from "vitest";
import { createPasswords } from "./password.ts";

const cost = { n: 16, r: 1, p: 1 };

test("a password matches in any Unicode composition, and no other does", async () => {
  const passwords = createPasswords(cost);
  const stored = await passwords.hash("caf\u00e9 in lahore");
  expect(stored).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.matches("cafe\u0301 in lahore", stored)).toBe(true);
  expect(await passwords.matches("cafe in lahore", stored)).toBe(false);
  expect(await passwords.hash("caf\u00e9 in lahore")).not.toBe(stored);
});

test("a hash with other parameters still matches", async () => {
  const stored = await createPasswords({ n: 32, r: 2, p: 1 }).hash("ichhra mein bara");
  expect(await createPasswords(cost).matches("ichhra mein bara", stored)).toBe(true);
});

test("an unknown name takes as much work as a known one", async () => {
  const passwords = createPasswords(cost);
  const stored = await passwords.hash("ichhra mein bara");
  const scrypt = vi.spyOn(crypto, "scrypt");
  onTestFinished(() => {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  });
  // What was imported by name is the spy, too.
  syncBuiltinESMExports();
  const work = async (against: string | undefined) => {
    scrypt.mockClear();
    expect(await passwords.matches("a guess", against)).toBe(false);
    return scrypt.mock.calls.map(([, salt, length, options]) => [
      Buffer.from(salt as Uint8Array).length,
      length,
      options,
    ]);
  };
  const known = await work(stored);
  expect(known).toHaveLength(1);
  expect(await work(undefined)).toEqual(known);
});

test("nothing matches where no password is stored", async () => {
  const passwords = createPasswords(cost);
  for (const guess of ["", "decoy", "undefined"]) expect(await passwords.matches(guess, undefined)).toBe(false);
});

test("one password is hashed at a time, and beyond a short queue the answer is “busy”", async () => {
  const passwords = createPasswords(cost);
  const answers = await Promise.all(Array.from({ length: 50 }, () => passwords.matches("guess", undefined)));
  expect(answers.filter((answer) => answer === "busy")).toHaveLength(29);
});
