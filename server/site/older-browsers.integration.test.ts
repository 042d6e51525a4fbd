import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { holdBuild } from "./builds.ts";

const build = holdBuild(join(import.meta.dirname, "..", ".."));

/** What Chrome 109 or Safari 16.0 lack, as far as it can be told by its name: docs/decisions/browsers.md. */
const tooNew =
  /\.(toReversed|toSorted|toSpliced|groupBy|withResolvers|fromAsync|checkVisibility|canParse|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|requestClose)\(|URL\.parse\(|AbortSignal\.any\(|Promise\.try\(/g;

test.each([
  ["the shop", build],
  ["the desk", join(build, "desk")],
])("what a browser gets of %s is written for the oldest that are held to", async (_, folder) => {
  const scripts = join(folder, "client", "assets");
  const names = readdirSync(scripts).filter((name) => name.endsWith(".js"));
  expect(names.length).toBeGreaterThan(10);
  const found = names.flatMap((name) => [...readFileSync(join(scripts, name), "utf8").matchAll(tooNew)].map(String));
  expect(found).toEqual([]);
  const { entry } = await import(pathToFileURL(join(folder, "server", "index.js")).href);
  const { stylesheet }: { stylesheet: string } = entry.module;
  expect(stylesheet).toMatch(/@media \(min-width:/);
  expect(stylesheet.match(/@media[^{]*(width|height)\s*[<>=][^{]*/g)).toBeNull();
});
