import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkSpace, explainOutput, Failure } from "./failure.mjs";
import { reportProgress } from "./progress.mjs";
import { capture } from "./run.mjs";
import { chooseNode } from "./runtime.mjs";

/** Megabytes: the packages take 520. */
const spaceNeeded = 600;

/**
 * @typedef {{ integrity?: string; optional?: boolean; os?: string | string[]; cpu?: string | string[]; libc?: string | string[] }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its list of
 * installed packages last, so an install that is interrupted, outdated or for another platform doesn't pass.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const present = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!isLockCurrent(root)) return false;
  return packagesFor(wanted).every(([place, { integrity }]) => present[place]?.integrity === integrity);
}

/**
 * Whether the lock file was made from package.json as it is; if not, `npm ci` says what differs.
 * @param {string} root
 */
function isLockCurrent(root) {
  const locked = readJson(join(root, "package-lock.json"))?.packages[""];
  const declared = readJson(join(root, "package.json"));
  const fields = ["dependencies", "devDependencies", "optionalDependencies"];
  return fields.every((field) => isDeepStrictEqual(locked?.[field], declared[field]));
}

/**
 * Installs exactly what the lock file says, counting the packages as they arrive.
 * @param {string} root
 */
export async function install(root) {
  // Existing packages are removed first, which frees the space.
  if (!existsSync(join(root, "node_modules"))) checkSpace(root, spaceNeeded, "installing the packages");
  const places = packagesFor(readPackages(join(root, "package-lock.json"))).map(([place]) => place);
  const arrived = () => places.filter((place) => existsSync(join(root, place, "package.json"))).length;
  const progress = reportProgress("Installing packages", () => `${arrived()} of ${places.length}`);
  try {
    await npm(process.execPath, "ci", root);
    // npm leaves out binaries that don't name the Node it runs under (Rolldown's, before 20.19); ours is new enough.
    if (!isInstalled(root)) await npm(chooseNode(root), "install", root);
  } finally {
    progress.end();
  }
}

/**
 * @param {string} node
 * @param {"ci" | "install"} command
 * @param {string} cwd
 */
async function npm(node, command, cwd) {
  const args = [command, "--include=dev", "--include=optional", "--no-save", "--no-progress"];
  const cli = process.env.npm_execpath ?? "";
  const { code, output } =
    basename(cli) === "npm-cli.js"
      ? await capture(node, [cli, ...args], { cwd })
      : await capture("npm", args, { cwd, shell: process.platform === "win32" });
  if (code !== 0) throw new Failure(explainOutput(`Installing the packages failed.\n${output}`, cwd));
}

/**
 * The lock's entries that must be on this machine; the lock itself names every platform's binaries.
 * @param {Packages} packages
 */
function packagesFor(packages) {
  return Object.entries(packages).filter(([place, entry]) => place !== "" && isNeededHere(entry));
}

/** @param {Entry} entry */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  /** @param {string | string[] | undefined} list @param {string} value */
  const names = (list, value) => [list].flat().includes(value);
  return names(os, process.platform) && names(cpu, process.arch) && (!libc || names(libc, libcOfThisMachine));
}

/** The C library that runs this Node; packages name it on Linux only. */
const libcOfThisMachine = (() => {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? "glibc" : "musl";
})();

/**
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(file) {
  return readJson(file)?.packages ?? {};
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
