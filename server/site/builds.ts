import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

/**
 * `build/` holds builds, each in a folder of its own that never changes once it is complete, and the file `current`,
 * which names the one that the next server starts with. A process marks the build that it writes or serves, so that
 * nobody deletes it.
 */
export const buildsFolder = "build";
const pointer = "current";

/** Written last: a folder without it is incomplete. */
const recordFile = "release.json";

/** What a build was made from and for. */
export type BuildRecord = {
  /** Equal stamps, equal builds. */
  stamp: string;
  publicUrl: string;
  picturesUrl: string;
  /** A digest of the catalogue's files. */
  catalogue: string;
};

export function pointerOf(builds: string): string {
  return join(builds, pointer);
}

/** Beside the folder, which a build empties before it starts. */
export function marksOf(folder: string): string {
  return `${folder}.used-by`;
}

/** A build has its own copy of the pictures, so that a newer version can't take them away. */
export function picturesOf(folder: string): string {
  return join(folder, "pictures");
}

export function recordOf(folder: string): string {
  return join(folder, recordFile);
}

export function readRecord(folder: string): BuildRecord | undefined {
  const text = readIfExists(recordOf(folder));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The folder that `current` names, if it is complete. */
export function currentBuild(root: string): string | undefined {
  const builds = join(root, buildsFolder);
  const name = readIfExists(pointerOf(builds))?.trim();
  const folder = name && join(builds, name);
  return folder && existsSync(recordOf(folder)) ? folder : undefined;
}

/** Newest first, incomplete ones included. */
export function buildFolders(builds: string): string[] {
  if (!existsSync(builds)) return [];
  const names = readdirSync(builds).filter((name) => /^\d{8}-\d{6}-\d+$/.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(builds, name));
}

/** Marks this build, or the current one, as used for as long as this process runs. */
export function holdBuild(root: string, build?: string): string {
  for (;;) {
    const folder = build ?? currentBuild(root);
    if (!folder || !readRecord(folder)) throw new StartError(notBuilt);
    markAsUsed(folder);
    // If another build became current before the mark was written, this one may be being deleted.
    if (readRecord(folder) && (build ?? currentBuild(root)) === folder) return folder;
  }
}

const notBuilt = "The shop isn't built yet: run npm run build, or npm start, which does both.";

/** Until this process ends, even by a crash: a mark counts only while its process is alive. */
export function markAsUsed(folder: string): void {
  const mark = join(marksOf(folder), String(process.pid));
  try {
    mkdirSync(marksOf(folder), { recursive: true });
    writeFileSync(mark, "");
  } catch (error) {
    // On a read-only file system, whoever deployed the build also deletes it.
    if (["EACCES", "EPERM", "EROFS"].includes(codeOf(error))) return;
    throw error;
  }
  process.once("exit", () => rmSync(mark, { force: true }));
}

export function isInUse(folder: string): boolean {
  try {
    return readdirSync(marksOf(folder)).some((name) => isAlive(Number(name)));
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
