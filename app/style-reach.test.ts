import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Tailwind writes these as `.x:is(:where(.group):last-child *)`, which browsers read as "whatever stands below anything
 * that becomes the last child": the style of a whole page was computed anew when its last line had been read, and at
 * each change where the rule was about `:has()`. `[li:last-child_&]:` says the same of one class alone.
 */
const reachesAll = /\b(group|peer)-(has|first|last|only|odd|even|empty)\b/;

test("no rule makes a small change concern every element of a page", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname, exclude: ["style-reach.test.ts"] });
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => reachesAll.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")))).toEqual([]);
});
