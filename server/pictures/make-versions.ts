import type { Frame } from "../../shop/editor/picture-desk.ts";
import type { PictureFacts } from "./encode.ts";
import { receiveParcels } from "./parcels.ts";
import { runPictureChild } from "./picture-child.ts";
import type { PictureKind } from "./picture-kind.ts";

/** One picture that is made from a working copy: what the frame shows of it. */
export type Making = { name: string; kind: PictureKind; hash: string; frame: Frame };

export type MadePicture = { name: string; facts: PictureFacts; files: ReadonlyMap<string, Uint8Array> };

type Note = { file: string } | { facts: PictureFacts };

const patience = 300_000;

/** Undefined where it can't be made, or was stopped. `made` is told of each file. */
export async function makeVersions(
  making: Making,
  copy: Uint8Array,
  { signal, made }: { signal: AbortSignal; made: () => void },
): Promise<MadePicture | undefined> {
  const files = new Map<string, Uint8Array>();
  let facts: PictureFacts | undefined;
  const errand = { script: "make-versions-child.ts", args: [JSON.stringify(making)], input: copy, patience, signal };
  const done = await runPictureChild(errand, async (output) => {
    for await (const { note, bytes } of receiveParcels(output)) {
      const said = note as Note;
      if ("facts" in said) facts = said.facts;
      else {
        files.set(said.file, bytes);
        made();
      }
    }
  });
  return done && facts ? { name: making.name, facts, files } : undefined;
}
