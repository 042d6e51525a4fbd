import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";

const withoutEffect = /\.test\.tsx?$/;

/** Of names and contents of the files that the patterns find, tests aside. */
export async function digestFiles(root: string, patterns: string[], beginning = ""): Promise<string> {
  const digest = createHash("sha256").update(beginning);
  const names = globSync(patterns, { cwd: root });
  for (const name of names.filter((name) => !withoutEffect.test(name)).sort()) {
    const content = createHash("sha256").update(await readFile(join(root, name)));
    digest.update(`\n${name.split(sep).join("/")} ${content.digest("hex")}`);
  }
  return digest.digest("hex");
}

/** What pages and server must have in common: the files that a shop starts with. */
export function digestCatalogue(root: string): Promise<string> {
  return digestFiles(root, ["catalogue/*.{ts,json}"]);
}
