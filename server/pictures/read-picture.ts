import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import { receiveMessages } from "./child-messages.ts";
import { runPictureChild } from "./picture-child.ts";
import type { PictureQueue } from "./picture-queue.ts";

const longestQueue = 20;
const timeout = 60_000;

export type ReencodedPicture = { type: string; width: number; height: number; bytes: Uint8Array };

/** Re-encodes an uploaded picture, upright and without metadata. Undefined when it can't be read, or too many wait. */
export function createPictureReader(queue: PictureQueue): (bytes: Uint8Array) => Promise<ReencodedPicture | undefined> {
  const limit = createConcurrencyLimit(1, longestQueue);
  return async (bytes) => {
    const read = await limit(() => queue("now", () => readInChild(bytes)));
    return read === "full" ? undefined : read;
  };
}

async function readInChild(input: Uint8Array): Promise<ReencodedPicture | undefined> {
  let read: ReencodedPicture | undefined;
  const done = await runPictureChild({ script: "read-picture-child.ts", input, timeout }, async (output) => {
    for await (const { json, bytes } of receiveMessages(output))
      read = { type: "image/webp", ...(json as { width: number; height: number }), bytes };
  });
  return done ? read : undefined;
}
