import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nameKey } from "../../shop/desk/credentials.ts";

let list: string | undefined;

/** One string of 120 kB, read when first needed: a `Set` would take ten times the memory. */
export function isCommonPassword(password: string): boolean {
  list ??= readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8");
  return list.includes(`\n${nameKey(password)}\n`);
}
