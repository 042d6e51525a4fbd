import { copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type BuildRecord,
  buildFolders,
  buildsFolder,
  currentBuild,
  isInUse,
  markAsUsed,
  marksOf,
  picturesOf,
  pointerOf,
  readRecord,
  recordOf,
} from "../server/site/builds.ts";

/** A folder for one build, which nobody else touches. Names sort by time. */
export function createBuildFolder(root: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-");
  const folder = join(root, buildsFolder, `${time}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  markAsUsed(folder);
  return folder;
}

/** Hard links take no disk space; copies where the file system has none or `from` is on another disk. */
export function linkPictures(from: string, folder: string): void {
  const to = picturesOf(folder);
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    try {
      linkSync(join(from, name), join(to, name));
    } catch {
      copyFileSync(join(from, name), join(to, name));
    }
  }
}

/** The server build emits the fonts and SVGs of pages beside itself; browsers request them from the client's assets. */
export function moveAssets(from: string, to: string): void {
  for (const name of readdirSync(from).filter((file) => !file.endsWith(".js"))) {
    renameSync(join(from, name), join(to, name));
  }
}

/** Marks the build as complete and makes it the current one; an interrupted build never gets here. */
export function finishBuild(root: string, folder: string, record: BuildRecord): void {
  writeFileSync(recordOf(folder), `${JSON.stringify(record)}\n`);
  pointTo(root, folder);
}

/** Atomic, by a rename: a reader finds the old name or the new one. */
function pointTo(root: string, folder: string): void {
  const builds = join(root, buildsFolder);
  const next = join(builds, `next-${process.pid}`);
  writeFileSync(next, `${basename(folder)}\n`);
  renameSync(next, pointerOf(builds));
}

/** The build with this stamp, now the current one; undefined where there is none yet. */
export function switchTo(root: string, stamp: string): string | undefined {
  const found = buildFolders(join(root, buildsFolder)).find((folder) => readRecord(folder)?.stamp === stamp);
  if (found && currentBuild(root) !== found) pointTo(root, found);
  return found;
}

/**
 * Removes interrupted builds, and older ones that no server runs on, except the one before. Newer folders stay: another
 * build may be running.
 */
export function clearOldBuilds(root: string, finished: string): void {
  const older = buildFolders(join(root, buildsFolder)).filter(
    (folder) => folder < finished && folder !== currentBuild(root),
  );
  const before = older.find((folder) => readRecord(folder));
  for (const folder of older) {
    if (folder === before || isInUse(folder)) continue;
    for (const part of [folder, marksOf(folder)]) rmSync(part, { recursive: true, force: true });
  }
}
