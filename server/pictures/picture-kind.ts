import { createHash } from "node:crypto";
import { type BannerCrop, bannerCrops, bannerFile } from "../../shop/pieces/banner-art.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import { sentArt, sentPhoto } from "../../shop/pieces/sent-picture.ts";

/** What kind of picture it is, by its name alone. `preview` is the name of its link preview, if it has one. */
export type PictureKind = { type: "product"; preview?: string } | { type: "banner"; crop: BannerCrop };

const photograph = /^(?<id>[1-9]\d*)-(?<view>hero|worn|macro|angle|dark)$/;
const art = /^banner-art-\d+-(?<crop>mobile|desktop)$/;

export function parsePictureName(name: string): PictureKind | undefined {
  const { id, view } = photograph.exec(name)?.groups ?? {};
  if (id) return { type: "product", ...(view === "hero" && { preview: id }) };
  // Any uploaded picture may become the first of its piece, and then its link preview.
  if (sentPhoto.test(name)) return { type: "product", preview: name };
  const crop = (art.exec(name) ?? sentArt.exec(name))?.groups?.crop;
  return crop ? { type: "banner", crop: crop as BannerCrop } : undefined;
}

/** Every file that the shop serves of a picture. */
export function filesOf(name: string, kind: PictureKind, hash: string): string[] {
  if (kind.type === "banner") {
    return [...bannerCrops[kind.crop].widths, "webp" as const].map((version) => bannerFile({ name, hash }, version));
  }
  const versions = ([240, 480, "full", "webp"] as const).map((version) => pictureFile({ name, hash }, version));
  return kind.preview ? [...versions, pictureFile({ name: kind.preview, hash }, "preview")] : versions;
}

/** Changes with the photograph and with the encoding settings: either one makes new file names. */
export function contentHash(bytes: Uint8Array, recipe: unknown): string {
  return createHash("sha256").update(JSON.stringify(recipe)).update(bytes).digest("hex").slice(0, 8);
}
