import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxUploadBytes, type TakeFault } from "../../shop/editor/picture-desk.ts";
import { receiveMessages } from "./child-messages.ts";
import { runPictureChild } from "./picture-child.ts";
import { guessFormat, headLength } from "./picture-format.ts";
import type { PictureQueue } from "./picture-queue.ts";

export type WorkingCopy = { width: number; height: number; bytes: Uint8Array };
export type ReadUpload = { ok: true; copy: WorkingCopy } | { ok: false; reason: TakeFault };

/** A working copy for cropping, as JPEG; or a finished picture of an offer, as WebP. */
export type CopyKind = "working" | "offer";

const timeout = 120_000;

/**
 * The upload is streamed into a temporary file, never whole into memory, and decoded from there by a child process.
 * What isn't a picture by its first bytes isn't read to its end.
 */
export async function readUpload(
  bytes: AsyncIterable<Uint8Array>,
  queue: PictureQueue,
  as: CopyKind = "working",
): Promise<ReadUpload> {
  const file = await openUnlinked();
  try {
    const written = await write(bytes, file);
    if (typeof written === "string") return { ok: false, reason: written };
    const format = guessFormat(written.head);
    if (!format) return { ok: false, reason: "no-picture" };
    const read = await queue("now", () => decode(file, as));
    if (read) return read;
    return { ok: false, reason: format === "heic" ? "heic" : "no-picture" };
  } finally {
    await file.close();
  }
}

/** Unlinked at once: it leaves the disk with its handle, even when the process is killed. */
async function openUnlinked(): Promise<FileHandle> {
  const path = join(tmpdir(), `naqsh-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}

async function write(bytes: AsyncIterable<Uint8Array>, file: FileHandle): Promise<{ head: Uint8Array } | TakeFault> {
  let head: Uint8Array = new Uint8Array();
  let size = 0;
  try {
    for await (const chunk of bytes) {
      if (size + chunk.length > maxUploadBytes) return "too-large";
      if (head.length < headLength) {
        head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
        if (head.length === headLength && !guessFormat(head)) return "no-picture";
      }
      // With explicit positions the file's own stays at 0, from where the child reads.
      await file.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    }
  } catch {
    return "cut-off";
  }
  return { head };
}

async function decode(file: FileHandle, as: CopyKind): Promise<ReadUpload | undefined> {
  let read: ReadUpload | undefined;
  const child = { script: "read-upload-child.ts", args: [as], input: file.fd, timeout };
  const done = await runPictureChild(child, async (output) => {
    for await (const { json, bytes } of receiveMessages(output)) {
      const sent = json as { reason: "too-many-pixels" } | { width: number; height: number };
      read = "reason" in sent ? { ok: false, reason: sent.reason } : { ok: true, copy: { ...sent, bytes } };
    }
  });
  return done ? read : undefined;
}
