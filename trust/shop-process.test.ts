import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeFlags } from "./shop-process.ts";

test.each([
  ["package.json", "scripts/launch.mjs {flags} scripts/start.ts"],
  ["deploy/naqsh@.service", "node {flags} server/main.ts"],
  ["deploy/release", "node {flags} server/main.ts"],
])("experiments start the server with the flags of %s", async (file, command) => {
  const text = await readFile(join(import.meta.dirname, "..", file), "utf8");
  expect(text).toContain(command.replace("{flags}", nodeFlags.join(" ")));
});

test("a release is tried with the compile cache of the systemd unit", async () => {
  const [unit, release, common] = await Promise.all(
    ["naqsh@.service", "release", "common"].map((name) =>
      readFile(join(import.meta.dirname, "../deploy", name), "utf8"),
    ),
  );
  const [, folder] = /^Environment=NODE_COMPILE_CACHE=(.+)$/m.exec(unit ?? "") ?? [];
  expect(common).toContain(`cache=${folder}\n`);
  expect(release).toContain('NODE_COMPILE_CACHE="$cache"');
});

test("systemd restarts the unit without limit, for instance while the database is away after a power cut", async () => {
  const unit = await readFile(join(import.meta.dirname, "..", "deploy", "naqsh@.service"), "utf8");
  const [head = "", service = ""] = unit.split("[Service]");
  expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(service).toMatch(/^Restart=always$/m);
});
