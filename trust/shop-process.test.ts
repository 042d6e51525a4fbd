import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeFlags } from "./shop-process.ts";

test.each([
  ["package.json", "scripts/launch.mjs {flags} scripts/start.ts"],
  ["docs/deploy/naqsh@.service", "node {flags} server/main.ts"],
])("the shop is tried as %s starts it", async (file, command) => {
  const text = await readFile(join(import.meta.dirname, "..", file), "utf8");
  expect(text).toContain(command.replace("{flags}", nodeFlags.join(" ")));
});
