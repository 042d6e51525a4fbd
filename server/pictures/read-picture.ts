import { buffer } from "node:stream/consumers";
import { createTurnstile } from "../http/limits.ts";
import { runPictureChild } from "./picture-child.ts";
import type { PictureLine } from "./picture-line.ts";

const longestLine = 20;
const patience = 60_000;

export type ReadPicture = { type: string; bytes: Uint8Array };

/** Decodes what somebody sent and encodes it anew, upright and without a word about where it was taken. */
export function createPictureReader(line: PictureLine): (bytes: Uint8Array) => Promise<ReadPicture | undefined> {
  const turnstile = createTurnstile(1, longestLine);
  return async (bytes) => {
    const read = await turnstile(() => line("now", () => readInChild(bytes)));
    return read === "full" ? undefined : read;
  };
}

async function readInChild(input: Uint8Array): Promise<ReadPicture | undefined> {
  let bytes = new Uint8Array();
  const done = await runPictureChild({ script: "read-picture-child.ts", input, patience }, async (output) => {
    bytes = new Uint8Array(await buffer(output));
  });
  return done && bytes.length > 0 ? { type: "image/webp", bytes } : undefined;
}
