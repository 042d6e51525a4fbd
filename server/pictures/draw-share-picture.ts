import { buffer } from "node:stream/consumers";
import type { ShareShape, ShareWords } from "../../shop/share-picture/share-words.ts";
import { runPictureChild } from "./picture-child.ts";

export type ShareJob = { shape: ShareShape; words: ShareWords };

const timeout = 30_000;

/** A JPEG, drawn in a child process; undefined when that fails. */
export async function drawSharePicture(job: ShareJob, photo: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes = new Uint8Array();
  const child = { script: "draw-share-picture-child.ts", args: [JSON.stringify(job)], input: photo, timeout };
  const done = await runPictureChild(child, async (output) => {
    bytes = new Uint8Array(await buffer(output));
  });
  return done && bytes.length > 0 ? bytes : undefined;
}
