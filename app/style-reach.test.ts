import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Tailwind writes these as `.x:is(:where(.group):last-child *)`, which browsers take for "any descendant of anything
 * that becomes the last child": styles of the whole page were recalculated when its last line was parsed and, with
 * `:has()`, at each change. `[li:last-child_&]:` says the same of one class alone.
 */
const reachesAll = /\b(group|peer)-(has|first|last|only|odd|even|empty)\b/;

test("no rule makes a small change invalidate the styles of a whole page", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname, exclude: ["style-reach.test.ts"] });
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => reachesAll.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")))).toEqual([]);
});
