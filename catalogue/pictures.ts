import { z } from "zod";
import type { PictureRef } from "../shop/picture.ts";
import { pictureFile } from "../shop/picture.ts";

const size = z.int().positive();
const hash = z.string().regex(/^[0-9a-z]+$/i);

/** The part of the picture pipeline's manifest that pages need; the pipeline keeps more in it for itself. */
const manifestSchema = z.object({
  pictures: z.record(z.string(), z.object({ hash, width: size, height: size, tone: z.string() })),
  previews: z.record(z.string(), z.object({ hash })),
});

export type Pictures = { pictures: ReadonlyMap<string, PictureRef>; previews: ReadonlyMap<number, string> };

export function parsePictures(manifest: unknown): Pictures {
  const { pictures, previews } = manifestSchema.parse(manifest);
  return {
    pictures: new Map(Object.entries(pictures).map(([name, picture]) => [name, { name, ...picture }])),
    previews: new Map(
      Object.entries(previews).map(([id, { hash }]) => [Number(id), pictureFile({ name: id, hash }, "preview")]),
    ),
  };
}
