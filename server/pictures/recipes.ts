import { bannerCrops } from "../../shop/pieces/banner-art.ts";
import { backdropRecipe } from "./backdrop.ts";
import { contentHash, type PictureKind } from "./picture-kind.ts";

/**
 * How files are made of a picture. Apart from the making itself, so that the running shop, which only needs to know a
 * picture's hash, doesn't load ten megabytes of encoders: those are for the processes that it starts.
 */

/** What a link to a piece shows in a chat; the first quality that is light enough is taken. */
export const previewRecipe = {
  width: 1200,
  height: 630,
  heaviest: 300_000,
  qualities: [86, 78, 68, 55],
  ...backdropRecipe,
};

/** Full colour resolution: stones are small and bright, and halving it blurs them for a saving of 3 %. */
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
  // Large even grounds: ten bits keep them smooth, and dark ones still show the encoder's blocks at a quality of 55.
  banner: { crops: bannerCrops, avif: { ...avif, bitdepth: 10 }, quality: { light: 55, dark: 64 }, webp },
} as const;

export function hashOf(kind: PictureKind, bytes: Uint8Array): string {
  return contentHash(bytes, recipes[kind.type]);
}
