import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const find = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** The classes that its selectors name. */
function classesIn(css: string): string[] {
  const heads = [...withoutComments(css).matchAll(/([^{};]+)\{/g)].map(([, head = ""]) => head.trim());
  const selectors = heads.filter((head) => !head.startsWith("@")).map((head) => head.replace(/"[^"]*"/g, ""));
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
}

/** The words of its strings, but for what it imports. */
function wordsIn(source: string): string[] {
  const own = withoutComments(source).replace(/^(import|\} from) .*$/gm, "");
  return [...own.matchAll(/"[^"\n]*"|`[^`]*`/g)].flatMap(([text]) => text.split(/[^\w-]+/));
}

test("every class of a stylesheet is used", () => {
  const styles = find("**/*.css");
  const code = find("**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  expect(styles.length).toBeGreaterThan(25);
  const words = new Set(code.flatMap((file) => wordsIn(read(file))));
  // `tone-${name}` uses every class that begins with "tone-".
  const beginnings = code.flatMap((file) =>
    [...read(file).matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, start = ""]) => start),
  );
  const isUsed = (name: string) => words.has(name) || beginnings.some((start) => name.startsWith(start));
  const unused = styles.flatMap((file) =>
    [...new Set(classesIn(read(file)))].filter((name) => !isUsed(name)).map((name) => `.${name} of ${file}`),
  );
  expect(unused).toEqual([]);
});

const importsOf = (file: string) =>
  [...read(file).matchAll(/from "(\.\.?\/[^"]+\.tsx?)"/g)].map(([, path = ""]) => join(dirname(file), path));

test("the desk's stylesheet reads every part that the desk shares with the shop", () => {
  const reached = new Set(find("desk/**/*.{ts,tsx}").filter((file) => !file.includes(".test.")));
  for (const file of reached) for (const next of importsOf(file)) if (!next.startsWith("..")) reached.add(next);
  const scanned = [...read("desk/desk.css").matchAll(/@source "\.\.\/(.+)"/g)].flatMap(([, pattern = ""]) =>
    find(pattern),
  );
  const shared = [...reached].filter((file) => !file.startsWith("desk/") && read(file).includes("className"));
  expect(shared.length).toBeGreaterThan(5);
  expect(shared.filter((file) => !scanned.includes(file))).toEqual([]);
});
