import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortestPassword } from "../../shop/desk/credentials.ts";
import { isCommonPassword } from "./common-passwords.ts";

test.each(["1234567890", "password123", "PassWord123", " qwertyuiop ", "Pakistan123"])("%j is common", (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

test.each(["ichhra mein bara", "password", "", "\n", "1234567890\npassword123"])("%j isn't", (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

test("the list has 10,000 of them, and none that is too short anyhow", () => {
  const text = readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8");
  const passwords = text.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  expect(new Set(passwords).size).toBe(10_000);
  expect(passwords.filter((password) => [...password].length < shortestPassword)).toEqual([]);
});
