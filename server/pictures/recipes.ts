import { bannerCrops } from "../../shop/pieces/banner-art.ts";
import { backdropRecipe } from "./backdrop.ts";
import { contentHash, type PictureKind } from "./picture-kind.ts";

/**
 * Encoding settings. In a file without sharp, because the server needs them for a picture's hash but must not load ten
 * megabytes of encoders: only its child processes do.
 */

/** Link previews; the first quality that gives a small enough file is taken. */
export const previewRecipe = {
  width: 1200,
  height: 630,
  heaviest: 300_000,
  qualities: [86, 78, 68, 55],
  ...backdropRecipe,
};

/** No chroma subsampling: it blurs small bright stones, and saves only 3 %. */
const avif = { effort: 3, chromaSubsampling: "4:4:4" } as const;
const webp = { quality: 76, effort: 5, smartSubsample: true } as const;

export const recipes = {
  product: {
    ratio: 3 / 4,
    widest: 1200,
    small: { ...avif, quality: 55 },
    full: { ...avif, quality: 60 },
    webp,
    previewRecipe,
  },
  // Ten bits keep large even areas smooth; dark ones show block artefacts at a quality of 55.
  banner: { crops: bannerCrops, avif: { ...avif, bitdepth: 10 }, quality: { light: 55, dark: 64 }, webp },
} as const;

export function hashOf(kind: PictureKind, bytes: Uint8Array): string {
  return contentHash(bytes, recipes[kind.type]);
}
