import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { holdBuild } from "./builds.ts";

const build = holdBuild(join(import.meta.dirname, "..", ".."));

/** APIs that Chrome 109 or Safari 16.0 lack, found by name: docs/decisions/browsers.md. */
const tooNew =
  /\.(toReversed|toSorted|toSpliced|groupBy|withResolvers|fromAsync|checkVisibility|canParse|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|requestClose)\(|URL\.parse\(|AbortSignal\.any\(|Promise\.try\(/g;

test.each([
  ["the shop", build],
  ["the desk", join(build, "desk")],
])("the scripts and styles of %s work in the oldest supported browsers", async (_, folder) => {
  const scripts = join(folder, "client", "assets");
  const names = readdirSync(scripts).filter((name) => name.endsWith(".js"));
  expect(names.length).toBeGreaterThan(10);
  const found = names.flatMap((name) => [...readFileSync(join(scripts, name), "utf8").matchAll(tooNew)].map(String));
  expect(found).toEqual([]);
  const { entry, inline } = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  const stylesheet: string = inline?.styles[0] ?? entry.module.stylesheet;
  expect(stylesheet).toMatch(/@media \(min-width:/);
  expect(stylesheet.match(/@media[^{]*(width|height)\s*[<>=][^{]*/g)).toBeNull();
});
