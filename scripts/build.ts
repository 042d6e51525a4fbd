import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { parseEnvironment } from "../server/environment.ts";
import { siteManifestFile } from "../server/site/site-manifest.ts";
import { deskPath } from "../shop/desk/desk-paths.ts";
import { clearOldBuilds, createBuildFolder, finishBuild, linkPictures, moveAssets, switchTo } from "./build-folders.ts";
import { describeBuild, nameRelease } from "./build-stamp.ts";
import { packSite } from "./pack-site.ts";
import { packageBin } from "./package-bin.ts";

const root = join(import.meta.dirname, "..");

/** Megabytes. On a machine with much memory garbage would otherwise pile up to several times what is alive. */
const heapLimit = 1024;

function step(name: string, command: readonly string[], env: Record<string, string> = {}): void {
  process.stdout.write(`${name}\n`);
  const { status } = spawnSync(process.execPath, [`--max-old-space-size=${heapLimit}`, ...command], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const parsed = parseEnvironment(process.env);
if (!parsed.ok) {
  process.stderr.write(`${parsed.problems.join("\n")}\n`);
  process.exit(1);
}

const started = performance.now();
const record = await describeBuild(root, parsed.settings);
if (switchTo(root, record.stamp)) {
  process.stdout.write("Built already, from the very same files.\n");
  process.exit();
}
step("Checking the catalogue", [join(root, "scripts", "catalogue.ts"), "--quiet"]);
const folder = createBuildFolder(root, new Date());
const env = { BUILD_FOLDER: relative(root, folder), RELEASE: await nameRelease(root) };
step("Building scripts", [packageBin("vite"), "build", "--logLevel", "error"], env);
step("Building pages", [packageBin("vite"), "build", "--ssr", "--logLevel", "error"], env);
moveAssets(join(folder, "server", "assets"), join(folder, "client", "assets"));
step("Rendering pages", [join(root, "scripts", "prerender.ts"), folder]);
step("Building the desk", [packageBin("@react-router/dev"), "build", join("app", "desk"), "--logLevel", "warn"], env);
process.stdout.write("Compressing\n");
const { files, bytes, packed } = await packSite(join(folder, "client"), join(folder, siteManifestFile));
await packSite(join(folder, "desk", "client"), join(folder, "desk", siteManifestFile), deskPath);
linkPictures(join(root, "pictures"), folder);
finishBuild(root, folder, record);
clearOldBuilds(root, folder);
const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`Built ${files} files, ${megabytes(bytes)}, ${megabytes(packed)} compressed, in ${seconds} s\n`);
