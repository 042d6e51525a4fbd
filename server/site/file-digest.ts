import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";

const isTest = /\.test\.tsx?$/;

/** A hash of the names and contents of the files that match the patterns, without tests. */
export async function digestFiles(root: string, patterns: string[], prefix = ""): Promise<string> {
  const digest = createHash("sha256").update(prefix);
  const names = globSync(patterns, { cwd: root });
  for (const name of names.filter((name) => !isTest.test(name)).sort()) {
    const content = createHash("sha256").update(await readFile(join(root, name)));
    digest.update(`\n${name.split(sep).join("/")} ${content.digest("hex")}`);
  }
  return digest.digest("hex");
}

/** The catalogue's files, which pages and server must have in common. */
export function digestCatalogue(root: string): Promise<string> {
  return digestFiles(root, ["catalogue/*.{ts,json}"]);
}
