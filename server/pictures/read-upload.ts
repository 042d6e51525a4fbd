import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxUploadBytes, type TakeFault } from "../../shop/editor/picture-desk.ts";
import { receiveParcels } from "./parcels.ts";
import { runPictureChild } from "./picture-child.ts";
import { guessFormat, headLength } from "./picture-format.ts";
import type { PictureLine } from "./picture-line.ts";

export type WorkingCopy = { width: number; height: number; bytes: Uint8Array };
export type ReadUpload = { ok: true; copy: WorkingCopy } | { ok: false; reason: TakeFault };

const patience = 120_000;

/**
 * What was sent goes into a file that has no name any more, never whole into our memory, and from there to the child
 * that decodes it. What isn't a picture by its first bytes isn't read to its end.
 */
export async function readUpload(bytes: AsyncIterable<Uint8Array>, line: PictureLine): Promise<ReadUpload> {
  const file = await openNameless();
  try {
    const kept = await keep(bytes, file);
    if (typeof kept === "string") return { ok: false, reason: kept };
    const format = guessFormat(kept.head);
    if (!format) return { ok: false, reason: "no-picture" };
    const read = await line("now", () => decode(file));
    if (read) return read;
    return { ok: false, reason: format === "heic" ? "heic" : "no-picture" };
  } finally {
    await file.close();
  }
}

/** Gone from the disk with its handle, even when the process is killed. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `naqsh-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}

async function keep(bytes: AsyncIterable<Uint8Array>, file: FileHandle): Promise<{ head: Uint8Array } | TakeFault> {
  let head: Uint8Array = new Uint8Array();
  let size = 0;
  try {
    for await (const chunk of bytes) {
      if (size + chunk.length > maxUploadBytes) return "too-large";
      if (head.length < headLength) {
        head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
        if (head.length === headLength && !guessFormat(head)) return "no-picture";
      }
      // At a place of its own each: the file's position stays at its beginning, where the child reads on from.
      await file.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    }
  } catch {
    return "cut-off";
  }
  return { head };
}

async function decode(file: FileHandle): Promise<ReadUpload | undefined> {
  let read: ReadUpload | undefined;
  const done = await runPictureChild({ script: "read-upload-child.ts", input: file.fd, patience }, async (output) => {
    for await (const { note, bytes } of receiveParcels(output)) {
      const said = note as { reason: "too-many-pixels" } | { width: number; height: number };
      read = "reason" in said ? { ok: false, reason: said.reason } : { ok: true, copy: { ...said, bytes } };
    }
  });
  return done ? read : undefined;
}
