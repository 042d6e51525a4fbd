import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nameKey } from "../../shop/desk/credentials.ts";

let list: string | undefined;

/** Kept as one text of 120 kB, read when somebody first chooses a password: a set would take ten times as much. */
export function isCommonPassword(password: string): boolean {
  list ??= readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8");
  return list.includes(`\n${nameKey(password)}\n`);
}
