import type { Frame } from "../../shop/editor/picture-desk.ts";
import { receiveMessages } from "./child-messages.ts";
import type { PictureFacts } from "./encode.ts";
import { runPictureChild } from "./picture-child.ts";
import type { PictureKind } from "./picture-kind.ts";

/** One picture to be cut from a working copy. */
export type PictureJob = { name: string; kind: PictureKind; hash: string; frame: Frame };

export type MadePicture = { name: string; facts: PictureFacts; files: ReadonlyMap<string, Uint8Array> };

type Sent = { file: string } | { facts: PictureFacts };

const timeout = 300_000;

/**
 * Encodes every file of the picture in a child process. Undefined when that fails or is aborted; calls `made` per file.
 */
export async function makeVersions(
  job: PictureJob,
  copy: Uint8Array,
  { signal, made }: { signal: AbortSignal; made: () => void },
): Promise<MadePicture | undefined> {
  const files = new Map<string, Uint8Array>();
  let facts: PictureFacts | undefined;
  const child = { script: "make-versions-child.ts", args: [JSON.stringify(job)], input: copy, timeout, signal };
  const done = await runPictureChild(child, async (output) => {
    for await (const { json, bytes } of receiveMessages(output)) {
      const sent = json as Sent;
      if ("facts" in sent) facts = sent.facts;
      else {
        files.set(sent.file, bytes);
        made();
      }
    }
  });
  return done && facts ? { name: job.name, facts, files } : undefined;
}
