import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { siteManifestFile } from "../server/site/site-manifest.ts";
import { packSite } from "./pack-site.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "build", "client");

function step(name: string, command: readonly string[]): void {
  process.stdout.write(`${name}\n`);
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

function reactRouter(): string {
  const packageFile = createRequire(import.meta.url).resolve("@react-router/dev/package.json");
  return join(dirname(packageFile), "bin.cjs");
}

const started = performance.now();
rmSync(join(root, "build"), { recursive: true, force: true });
step("Checking the catalogue", [join(root, "scripts", "catalogue.ts"), "--quiet"]);
step("Building pages and scripts", [reactRouter(), "build", "--logLevel", "warn"]);
process.stdout.write("Compressing\n");
const { files, bytes, packed } = await packSite(client, join(root, "build", siteManifestFile));
const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`Built ${files} files, ${megabytes(bytes)}, ${megabytes(packed)} compressed, in ${seconds} s\n`);
