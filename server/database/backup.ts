import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { mkdir, open, rename, rm, stat, statfs } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";
import { toStartError } from "./database-error.ts";

export type Backup = { target: string; orders: number; megabytes: number };

/** Megabytes that stay free for the running shop. */
const reserve = 100;

const everyPage = 2 ** 31 - 1;

/**
 * Copies the shop's database file while the shop runs, as of one moment. The copy gets its name only when it is
 * complete, undamaged and on the disk. To restore it: stop the shop, replace the database file by the copy, remove the
 * `-wal` and `-shm` files beside it, and start the shop.
 */
export async function backUp(file: string, asked: string | undefined, now: Date): Promise<Backup> {
  const target = targetFor(file, asked, now);
  if (existsSync(target)) throw new StartError(`${target} exists already; nothing was copied.`);
  const unfinished = `${target}.unfinished`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await rm(unfinished, { force: true });
    await checkSpace(file, dirname(target));
    const orders = await copy(file, unfinished);
    await flush(unfinished);
    await rename(unfinished, target);
    await flush(dirname(target));
    return { target, orders, megabytes: Math.ceil((await stat(target)).size / 1e6) };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw toStartError(error, { kind: "sqlite", file }) ?? error;
  }
}

/** For a folder, or nothing, a file name that sorts by time. */
function targetFor(file: string, asked: string | undefined, now: Date): string {
  const isFile = asked !== undefined && !asked.endsWith("/") && !(existsSync(asked) && statSync(asked).isDirectory());
  if (isFile) return asked;
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const extension = extname(file);
  return join(asked ?? join(dirname(file), "backups"), `${basename(file, extension)}-${time}${extension}`);
}

/** Before anything is written: a full disk would stop the shop. */
async function checkSpace(file: string, folder: string): Promise<void> {
  const files = [file, `${file}-wal`].filter(existsSync);
  const bytes = files.reduce((sum, each) => sum + statSync(each).size, 0);
  const { bavail, bsize } = await statfs(folder);
  const needed = Math.ceil(bytes / 1e6) + reserve;
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < needed)
    throw new StartError(`${folder} has ${free} MB free, and a copy wants ${needed}; nothing was copied.`);
}

/**
 * In one batch: what the shop writes meanwhile isn't in the copy. Page by page, so that restic finds again what didn't
 * change; `vacuum into` moves it. Returns how many orders are in it.
 */
async function copy(file: string, target: string): Promise<number> {
  statSync(file);
  const source = new DatabaseSync(file, { timeout: 5_000 });
  try {
    // Into an empty file, which is created readable for its owner only.
    closeSync(openSync(target, "wx", 0o600));
    await backup(source, target, { rate: everyPage });
  } finally {
    source.close();
  }
  const made = new DatabaseSync(target);
  try {
    // It must not want a -wal file beside it.
    made.exec("pragma journal_mode = delete");
    const finding = made.prepare("pragma integrity_check(1)").get()?.integrity_check;
    if (finding !== "ok") throw new StartError(`The copy is damaged (${finding}); it was not kept.`);
    return countOrders(made);
  } finally {
    made.close();
  }
}

/** None in a database of a shop that never started. */
function countOrders(database: DatabaseSync): number {
  const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'orders'").get();
  return table ? Number(database.prepare("select count(*) as orders from orders").get()?.orders) : 0;
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
