import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseEnvironment } from "../server/environment.ts";
import { siteManifestFile } from "../server/site/site-manifest.ts";
import { computeStamp, writeStamp } from "./build-stamp.ts";
import { packSite } from "./pack-site.ts";
import { packageBin } from "./package-bin.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "build", "client");

/** Megabytes. On a machine with much memory garbage would otherwise pile up to several times what is alive. */
const heapLimit = 1024;

function step(name: string, command: readonly string[]): void {
  process.stdout.write(`${name}\n`);
  const { status } = spawnSync(process.execPath, [`--max-old-space-size=${heapLimit}`, ...command], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const parsed = parseEnvironment(process.env);
if (!parsed.ok) {
  process.stderr.write(`${parsed.problems.join("\n")}\n`);
  process.exit(1);
}

const started = performance.now();
const stamp = await computeStamp(root, parsed.settings);
rmSync(join(root, "build"), { recursive: true, force: true });
step("Checking the catalogue", [join(root, "scripts", "catalogue.ts"), "--quiet"]);
step("Building pages and scripts", [packageBin("@react-router/dev"), "build", "--logLevel", "warn"]);
process.stdout.write("Compressing\n");
const { files, bytes, packed } = await packSite(client, join(root, "build", siteManifestFile));
await writeStamp(root, stamp);
const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`Built ${files} files, ${megabytes(bytes)}, ${megabytes(packed)} compressed, in ${seconds} s\n`);
