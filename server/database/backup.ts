import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";
import { toStartError } from "./database-error.ts";

/**
 * Copies the shop's database file while the shop runs, as of one moment. The copy gets its name only when it is
 * complete, undamaged and on the disk. To restore it: stop the shop, replace the database file by the copy, remove the
 * `-wal` and `-shm` files beside it, and start the shop.
 */
export async function backUp(file: string, asked: string | undefined, now: Date): Promise<string> {
  const target = targetFor(file, asked, now);
  if (existsSync(target)) throw new StartError(`${target} exists already; nothing was copied.`);
  const unfinished = `${target}.unfinished`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await rm(unfinished, { force: true });
    copy(file, unfinished);
    await flush(unfinished);
    await rename(unfinished, target);
    await flush(dirname(target));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw toStartError(error, { kind: "sqlite", file }) ?? error;
  }
  return target;
}

/** For a folder, or nothing, a file name that sorts by time. */
function targetFor(file: string, asked: string | undefined, now: Date): string {
  const isFile = asked !== undefined && !asked.endsWith("/") && !(existsSync(asked) && statSync(asked).isDirectory());
  if (isFile) return asked;
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const extension = extname(file);
  return join(asked ?? join(dirname(file), "backups"), `${basename(file, extension)}-${time}${extension}`);
}

/** In one transaction: what the shop writes meanwhile isn't in the copy. */
function copy(file: string, target: string): void {
  statSync(file);
  const source = new DatabaseSync(file, { timeout: 5_000 });
  try {
    // `vacuum into` accepts an empty file, which is created readable for its owner only.
    closeSync(openSync(target, "wx", 0o600));
    source.prepare("vacuum into ?").run(target);
  } finally {
    source.close();
  }
  const made = new DatabaseSync(target, { readOnly: true });
  try {
    const finding = made.prepare("pragma integrity_check(1)").get()?.integrity_check;
    if (finding !== "ok") throw new StartError(`The copy is damaged (${finding}); it was not kept.`);
  } finally {
    made.close();
  }
}

/** SQLite doesn't flush the copy; a backup must be on the disk before it is reported. */
async function flush(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
