import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

/**
 * `build/` holds builds, each in a folder of its own that never changes once it is whole, and the file `current`,
 * which names the one that the next server starts with. What a process works on or serves from carries its mark, so
 * that nobody clears it away.
 */
export const buildsFolder = "build";
const pointer = "current";

/** Written last: a folder without it isn't whole. */
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

/** Beside the folder: the build empties its own before it begins. */
export function marksOf(folder: string): string {
  return `${folder}.used-by`;
}

/** A build's own pictures, so that it stays whole when those of another version take their place. */
export function picturesOf(folder: string): string {
  return join(folder, "pictures");
}

export function recordOf(folder: string): string {
  return join(folder, recordFile);
}

export function readRecord(folder: string): BuildRecord | undefined {
  const text = readIfThere(recordOf(folder));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The folder that `current` names, where it is whole. */
export function currentBuild(root: string): string | undefined {
  const builds = join(root, buildsFolder);
  const name = readIfThere(pointerOf(builds))?.trim();
  const folder = name && join(builds, name);
  return folder && existsSync(recordOf(folder)) ? folder : undefined;
}

/** Newest first; not all of them are whole. */
export function buildFolders(builds: string): string[] {
  if (!existsSync(builds)) return [];
  const names = readdirSync(builds).filter((name) => /^\d{8}-\d{6}-\d+$/.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(builds, name));
}

/** This build, or the current one, which stays for as long as this process runs. */
export function holdBuild(root: string, build?: string): string {
  for (;;) {
    const folder = build ?? currentBuild(root);
    if (!folder || !readRecord(folder)) throw new StartError(notBuilt);
    markAsUsed(folder);
    // Had another build taken its place before the mark was there, it might be on its way out.
    if (readRecord(folder) && (build ?? currentBuild(root)) === folder) return folder;
  }
}

const notBuilt = "The shop isn't built yet: run npm run build, or npm start, which does both.";

/** Until this process ends, however it ends: a mark counts only while its process lives. */
export function markAsUsed(folder: string): void {
  const mark = join(marksOf(folder), String(process.pid));
  try {
    mkdirSync(marksOf(folder), { recursive: true });
    writeFileSync(mark, "");
  } catch (error) {
    // Where the shop may only read, whoever put the build there also clears it away.
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

function readIfThere(file: string): string | undefined {
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
