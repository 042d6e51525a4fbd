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
  /** Every file that a page may ask for, with the picture or product that it belongs to. */
  files: ReadonlyMap<string, string | number>;
};

export function parsePictures(manifest: unknown): Pictures & { faults: Fault[] } {
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success) {
    const faults = faultsOf({ file: picturesFile }, parsed.error);
    return { pictures: new Map(), previews: new Map(), files: new Map(), faults };
  }
  const pictures = new Map<string, PictureRef>();
  const previews = new Map<number, string>();
  const files = new Map<string, string | number>();
  for (const [name, { hash, width, height, tone }] of Object.entries(parsed.data.pictures)) {
    const picture = { name, hash, width, height, tone };
    pictures.set(name, picture);
    for (const version of versions) files.set(pictureFile(picture, version), name);
  }
  for (const [id, { hash }] of Object.entries(parsed.data.previews)) {
    const file = pictureFile({ name: id, hash }, "preview");
    previews.set(Number(id), file);
    files.set(file, Number(id));
  }
  return { pictures, previews, files, faults: [] };
}
