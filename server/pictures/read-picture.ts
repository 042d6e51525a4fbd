import { buffer } from "node:stream/consumers";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import { runPictureChild } from "./picture-child.ts";
import type { PictureQueue } from "./picture-queue.ts";

const longestQueue = 20;
const timeout = 60_000;

export type ReadPicture = { type: string; bytes: Uint8Array };

/** Re-encodes an uploaded picture, upright and without metadata. Undefined when it can't be read, or too many wait. */
export function createPictureReader(queue: PictureQueue): (bytes: Uint8Array) => Promise<ReadPicture | undefined> {
  const limit = createConcurrencyLimit(1, longestQueue);
  return async (bytes) => {
    const read = await limit(() => queue("now", () => readInChild(bytes)));
    return read === "full" ? undefined : read;
  };
}

async function readInChild(input: Uint8Array): Promise<ReadPicture | undefined> {
  let bytes = new Uint8Array();
  const done = await runPictureChild({ script: "read-picture-child.ts", input, timeout }, async (output) => {
    bytes = new Uint8Array(await buffer(output));
  });
  return done && bytes.length > 0 ? { type: "image/webp", bytes } : undefined;
}
