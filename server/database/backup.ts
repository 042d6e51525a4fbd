import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";
import { toStartError } from "./database-error.ts";

/**
 * Copies the shop's database file while the shop runs, as it stands at one moment. The copy takes its name only
 * when it is complete, sound and on the disk. To restore it: stop the shop, put the copy in the place of the
 * database file, remove the `-wal` and `-shm` files beside it, and start the shop.
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

/** A folder, or nothing, gets a name that sorts by time. */
function targetFor(file: string, asked: string | undefined, now: Date): string {
  const isFile = asked !== undefined && !asked.endsWith("/") && !(existsSync(asked) && statSync(asked).isDirectory());
  if (isFile) return asked;
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const extension = extname(file);
  return join(asked ?? join(dirname(file), "backups"), `${basename(file, extension)}-${time}${extension}`);
}

/** Reads within one transaction, so what the shop writes meanwhile is either in the copy whole or not at all. */
function copy(file: string, target: string): void {
  statSync(file);
  const source = new DatabaseSync(file, { timeout: 5_000 });
  try {
    // Into a file that is there, empty, and for its owner alone.
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

/** SQLite leaves it to the system when the copy reaches the disk; a backup should be there before we say so. */
async function flush(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
