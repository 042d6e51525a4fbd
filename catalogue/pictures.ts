import { z } from "zod";
import { type PictureRef, type PictureVersion, pictureFile } from "../shop/picture.ts";
import { type Fault, faultsOf } from "./fault.ts";

export const picturesFile = "catalogue/pictures.json";

const size = z.int().positive();
const hash = z.string().regex(/^[0-9a-z]+$/i);

/** The part of the picture pipeline's manifest that pages need; the pipeline keeps more in it for itself. */
const manifestSchema = z.object({
  pictures: z.record(z.string(), z.object({ hash, width: size, height: size, tone: z.string() })),
  previews: z.record(z.string(), z.object({ hash })),
});

const versions: readonly PictureVersion[] = [240, 480, "full", "webp"];

export type Pictures = {
  pictures: ReadonlyMap<string, PictureRef>;
  /** The file of each product's link preview. */
  previews: ReadonlyMap<number, string>;
};

export function parsePictures(manifest: unknown): Pictures & { faults: Fault[] } {
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success) {
    return { pictures: new Map(), previews: new Map(), faults: faultsOf({ file: picturesFile }, parsed.error) };
  }
  const { pictures, previews } = parsed.data;
  return {
    pictures: new Map(Object.entries(pictures).map(([name, picture]) => [name, { name, ...picture }])),
    previews: new Map(
      Object.entries(previews).map(([id, { hash }]) => [Number(id), pictureFile({ name: id, hash }, "preview")]),
    ),
    faults: [],
  };
}

/** Every file that pages may ask for, with the picture or product that it belongs to. */
export function filesOf({ pictures, previews }: Pictures): Map<string, string | number> {
  const files = new Map<string, string | number>();
  for (const [id, file] of previews) files.set(file, id);
  for (const picture of pictures.values()) {
    for (const version of versions) files.set(pictureFile(picture, version), picture.name);
  }
  return files;
}
