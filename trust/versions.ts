import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { packSite } from "../scripts/pack-site.ts";
import { currentBuild, picturesOf, pointerOf, type readRecord, recordOf } from "../server/site/builds.ts";
import { type SiteManifest, siteManifestFile } from "../server/site/site-manifest.ts";
import { copyShop, link } from "./machine/repository.ts";

const run = promisify(execFile);
const own = join(import.meta.dirname, "..");

/** A version of the shop in a folder of its own, built. */
export type ShopVersion = { root: string /** Addresses of its scripts and fonts. */; assets: Set<string> };

/** Props that the next version renames, so that code of one version fails on data of the other. */
const renamed: readonly [RegExp, string][] = [
  [/\bnavPictures\b/g, "navPortraits"],
  [/\bbrowsed\b/g, "lookedThrough"],
];

/** This checkout and its build, with a picture that no other version has. */
export async function thisVersion(root: string, picture: string): Promise<ShopVersion> {
  const build = await copyWithBuild(root);
  const pictures = picturesOf(build);
  const [some = ""] = (await readdir(pictures)).filter((name) => name.endsWith(".480.webp"));
  await copyFile(join(pictures, some), join(pictures, picture));
  return { root, assets: await assetsOf(build) };
}

/** Changed source, built by the real build. */
export async function nextVersion(root: string): Promise<ShopVersion> {
  await copyShop(root);
  await symlink(join(own, "node_modules"), join(root, "node_modules"));
  await rewrite(join(root, "app"), /\.tsx?$/, changeShape);
  await run(process.execPath, [join(root, "scripts", "build.ts")], { cwd: root });
  const build = currentBuild(root);
  if (!build) throw new Error("The next version wasn't built.");
  return { root, assets: await assetsOf(build) };
}

/**
 * The same without the minute of a build: this build, patched to other script names and other props. Its pages are
 * rendered on request.
 */
export async function patchedVersion(root: string): Promise<ShopVersion> {
  const build = await copyWithBuild(root);
  const client = join(build, "client");
  const record: NonNullable<ReturnType<typeof readRecord>> = JSON.parse(await readFile(recordOf(build), "utf8"));
  const page = await readFile(join(client, "index.html"), "utf8");
  const [, release = ""] = /"release":"(\w+)"/.exec(page) ?? [];
  if (!release) throw new Error("The home page doesn't say which release it is of.");
  await rewrite(client, /\.(br|html)$/, () => undefined);
  const scripts = (await readdir(join(client, "assets"))).filter((name) => name.endsWith(".js"));
  const names = new Map(scripts.map((name, index) => [name, name.replace(/-.{8}\.js$/, `-another${index}.js`)]));
  const change = (text: string) => {
    let changed = changeShape(text).replaceAll(release, "0".repeat(release.length));
    for (const [name, other] of names) changed = changed.replaceAll(name, other);
    return changed;
  };
  await rewrite(client, /\.js$/, change);
  await rewrite(join(build, "server"), /\.js$/, change);
  // What both sides import may be the same file, with the same name, in both builds.
  for (const assets of [join(client, "assets"), join(build, "server", "assets")])
    for (const name of await readdir(assets)) {
      const other = names.get(name);
      if (other) await rename(join(assets, name), join(assets, other));
    }
  await rm(join(build, siteManifestFile));
  await packSite(client, join(build, siteManifestFile));
  await rm(recordOf(build));
  await writeFile(recordOf(build), JSON.stringify({ ...record, stamp: `${record.stamp} patched` }));
  return { root, assets: await assetsOf(build) };
}

async function copyWithBuild(root: string): Promise<string> {
  const built = currentBuild(own);
  if (!built) throw new Error("The shop isn't built.");
  await copyShop(root);
  await symlink(join(own, "node_modules"), join(root, "node_modules"));
  await mkdir(join(root, "build"));
  const build = join(root, "build", basename(built));
  await link(built, build);
  await writeFile(pointerOf(join(root, "build")), `${basename(built)}\n`);
  return build;
}

function changeShape(text: string): string {
  return renamed.reduce((changed, [word, other]) => changed.replaceAll(word, other), text);
}

/** Files are hard links to the build here: replace them, never write into them. */
async function rewrite(folder: string, names: RegExp, change: (text: string) => string | undefined): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!names.test(name)) continue;
    const file = join(folder, name);
    const changed = change(await readFile(file, "utf8"));
    await rm(file);
    if (changed !== undefined) await writeFile(file, changed);
  }
}

async function assetsOf(build: string): Promise<Set<string>> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(build, siteManifestFile), "utf8"));
  return new Set(Object.keys(manifest).filter((address) => address.startsWith("/assets/")));
}
