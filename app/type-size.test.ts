import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Ornaments are sized by their font size, too; letters begin at 11 px. */
const fixedType = /text-\[([a-z]+\()?(1[1-9]|[2-9]\d)(\.\d+)?px|font-size: *([a-z]+\()?\d+px/;

test("type follows the browser's font size: no letter has a size in pixels", () => {
  const files = globSync("**/*.{ts,tsx,css}", { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(150);
  const fixed = files.filter((file) => fixedType.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")));
  expect(fixed.filter((file) => file !== "type-size.test.ts")).toEqual([]);
});
