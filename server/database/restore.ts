import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StartError } from "../start-error.ts";
import { toStartError } from "./database-error.ts";

export type PreparedRestore = {
  orders: number;
  /** When the latest was placed. */
  latest: number | null;
  /** Orders that only the shop has, and only the copy; undefined when the shop's own database can't be read. */
  difference: { lacking: number; more: number } | undefined;
};

/** Beside the database, so that a renaming puts it in place. */
export function preparedFile(file: string): string {
  return `${file}.restored`;
}

/** Writes the copy beside the database, flushed and checked. The shop may be running. */
export async function prepareRestore(file: string, copy: Readable): Promise<PreparedRestore> {
  const prepared = preparedFile(file);
  try {
    await rm(prepared, { force: true });
    await pipeline(copy, createWriteStream(prepared, { mode: 0o600, flags: "wx", flush: true }));
    return inspect(prepared, file);
  } catch (error) {
    await rm(prepared, { force: true });
    throw toStartError(error, { kind: "sqlite", file: prepared }) ?? error;
  }
}

function inspect(prepared: string, file: string): PreparedRestore {
  const copy = new DatabaseSync(prepared);
  try {
    // Whatever it was copied from: it must not leave a -wal file behind.
    copy.exec("pragma journal_mode = delete");
    const finding = copy.prepare("pragma integrity_check(1)").get()?.integrity_check;
    if (finding !== "ok") throw new StartError(`The copy is damaged (${finding}); nothing was changed.`);
    const tables = copy.prepare("select name from sqlite_master where name in ('orders', 'kysely_migration')").all();
    if (tables.length < 2) throw new StartError("This is no database of the shop; nothing was changed.");
    const { orders, latest } = copy
      .prepare("select count(*) as orders, max(created_at) as latest from orders")
      .get() as {
      orders: number;
      latest: number | null;
    };
    return { orders, latest, difference: compareOrders(copy, file) };
  } finally {
    copy.close();
  }
}

function compareOrders(copy: DatabaseSync, file: string): PreparedRestore["difference"] {
  const only = (one: string, other: string) =>
    `(select count(*) from ${one}.orders where number not in (select number from ${other}.orders))`;
  try {
    copy.prepare("attach database ? as shop").run(file);
    const row = copy.prepare(`select ${only("shop", "main")} as lacking, ${only("main", "shop")} as more`).get();
    return { lacking: Number(row?.lacking), more: Number(row?.more) };
  } catch {
    return undefined;
  }
}
