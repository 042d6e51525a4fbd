import type { PictureRef } from "./picture.ts";

/** The widths in pixels that each crop of a banner's art is stored in, and its aspect ratio. */
export const bannerCrops = {
  mobile: { widths: [390, 780], ratio: 780 / 1280 },
  desktop: { widths: [1080, 1440, 2160], ratio: 2160 / 960 },
} as const;
export type BannerCrop = keyof typeof bannerCrops;

/** "webp" is for browsers without AVIF, in one size. */
export function bannerFile({ name, hash }: Pick<PictureRef, "name" | "hash">, version: number | "webp"): string {
  return version === "webp" ? `${name}.${hash}.webp` : `${name}.${hash}.${version}.avif`;
}
