import { z } from "zod";
import { type BannerCrop, bannerCrops, bannerFile } from "../shop/pieces/banner-art.ts";
import { type PictureRef, pictureFile } from "../shop/pieces/picture.ts";
import type { Product } from "../shop/pieces/product.ts";
import { type Fault, faultsOf } from "./fault.ts";

export const picturesFile = "catalogue/pictures.json";

const hash = z.string().regex(/^[0-9a-f]+$/, "is not a hash");
const size = z.int("must be a whole number of pixels").positive("must be a whole number of pixels");

/** The part of the manifest that pages need; `npm run pictures` writes more there for itself. */
const manifestSchema = z.object({
  pictures: z.record(z.string(), z.object({ hash, width: size, height: size, tone: z.string() })),
  previews: z.record(z.string(), z.object({ hash })),
});

export type Pictures = {
  /** Product pictures and banner art by name. */
  pictures: ReadonlyMap<string, PictureRef>;
  /** Files of link previews, by the number in their photograph's name, or by an uploaded picture's name. */
  previews: ReadonlyMap<string, string>;
  /** Every file that a page may request, with the picture or preview that it belongs to. */
  files: ReadonlyMap<string, string>;
};

export function parsePictures(manifest: unknown): Pictures & { faults: Fault[] } {
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success) {
    const faults = faultsOf({ file: picturesFile }, parsed.error);
    return { pictures: new Map(), previews: new Map(), files: new Map(), faults };
  }
  const pictures = new Map<string, PictureRef>();
  const previews = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [name, { hash, width, height, tone }] of Object.entries(parsed.data.pictures)) {
    const picture = { name, hash, width, height, tone };
    pictures.set(name, picture);
    for (const file of filesOf(picture)) files.set(file, name);
  }
  for (const [number, { hash }] of Object.entries(parsed.data.previews)) {
    const file = pictureFile({ name: number, hash }, "preview");
    previews.set(number, file);
    files.set(file, number);
  }
  return { pictures, previews, files, faults: [] };
}

/** Found by the leading picture, so that products may share photographs. */
export function previewOf(
  { images }: Pick<Product, "images">,
  { previews }: Pick<Pictures, "previews">,
): string | undefined {
  const [leading = ""] = images;
  const [number = ""] = leading.split("-");
  return previews.get(leading) ?? previews.get(number);
}

function filesOf(picture: PictureRef): string[] {
  const [, crop] = /^banner-.*-(mobile|desktop)$/.exec(picture.name) ?? [];
  if (crop === undefined) return ([240, 480, "full", "webp"] as const).map((version) => pictureFile(picture, version));
  const { widths } = bannerCrops[crop as BannerCrop];
  return [...widths, "webp" as const].map((version) => bannerFile(picture, version));
}
