import sharp, { type Sharp } from "sharp";
import { bannerCrops, bannerFile } from "../../shop/pieces/banner-art.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import type { PictureKind } from "./picture-kind.ts";
import { encodePreview, type Raw } from "./preview.ts";
import { recipes } from "./recipes.ts";
import { type Colour, formatHex, nearestTone } from "./tones.ts";

/** What the manifest says of a picture. */
export type PictureFacts = {
  hash: string;
  width: number;
  height: number;
  /** The nearest tone that has a class of its own; `colour` is the exact average. */
  tone: string;
  colour: string;
};

/** A picture to be encoded: upright, with the name that its files will have. */
export type SourcePicture = {
  name: string;
  kind: PictureKind;
  hash: string;
  upright: Sharp;
  size: { width: number; height: number };
};

type Listener = { file(name: string, bytes: Buffer): void; warn(text: string): void };

/** Makes every file that the shop serves of a picture, one after the other. */
export async function encode(source: SourcePicture, listener: Listener): Promise<PictureFacts> {
  const { name, kind, hash } = source;
  const picture = await decode(source, listener.warn);
  const { width, height } = picture.info;
  const average = await averageColour(picture);
  if (kind.type === "banner") await encodeBanner({ name, hash }, kind, picture, isDark(average), listener);
  else await encodeProduct({ name, hash }, kind, picture, listener);
  return { hash, width, height, tone: nearestTone(average), colour: formatHex(average) };
}

/** In sRGB, cropped to the ratio that the shop shows, and no wider than needed. */
async function decode({ upright, size, kind }: SourcePicture, warn: Listener["warn"]): Promise<Raw> {
  const { ratio, widest, least } = shapeOf(kind);
  if (Math.abs(size.width / size.height / ratio - 1) > 0.01) {
    warn(
      `is ${size.width}×${size.height}, not ${kind.type === "banner" ? `the ${kind.crop} banner's shape` : "3:4"}: cropped from the middle`,
    );
  }
  const width = Math.min(size.width, Math.round(size.height * ratio), widest);
  if (width < least) warn(`is only ${width} pixels wide and will look soft; ${least} or more is better`);
  return upright
    .resize({ width, height: Math.round(width / ratio), fit: "cover" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function shapeOf(kind: PictureKind): { ratio: number; widest: number; least: number } {
  if (kind.type === "product") return { ratio: recipes.product.ratio, widest: recipes.product.widest, least: 480 };
  const { ratio, widths } = bannerCrops[kind.crop];
  const widest = Math.max(...widths);
  return { ratio, widest, least: widest };
}

type Ref = { name: string; hash: string };
type Kind<Type> = PictureKind & { type: Type };

async function encodeProduct(ref: Ref, { preview }: Kind<"product">, picture: Raw, { file }: Listener): Promise<void> {
  const { small, full, webp } = recipes.product;
  file(pictureFile(ref, 240), await scaled(picture, 240).avif(small).toBuffer());
  file(pictureFile(ref, 480), await scaled(picture, 480).avif(small).toBuffer());
  file(pictureFile(ref, "full"), await scaled(picture).avif(full).toBuffer());
  file(pictureFile(ref, "webp"), await scaled(picture, 480).webp(webp).toBuffer());
  if (preview) file(pictureFile({ ...ref, name: preview }, "preview"), await encodePreview(picture));
}

async function encodeBanner(ref: Ref, { crop }: Kind<"banner">, picture: Raw, dark: boolean, { file }: Listener) {
  const { webp, ...recipe } = recipes.banner;
  const avif = { ...recipe.avif, quality: recipe.quality[dark ? "dark" : "light"] };
  for (const width of bannerCrops[crop].widths)
    file(bannerFile(ref, width), await scaled(picture, width).avif(avif).toBuffer());
  const fallback = crop === "mobile" ? 780 : 1440;
  file(bannerFile(ref, "webp"), await scaled(picture, fallback).webp(webp).toBuffer());
}

function scaled({ data, info }: Raw, width: number = info.width) {
  return sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
}

async function averageColour({ data, info }: Raw): Promise<Colour> {
  const { channels } = await sharp(data, { raw: info }).stats();
  const [red, green, blue] = channels.map((channel) => channel.mean);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function isDark([red, green, blue]: Colour): boolean {
  return 0.299 * red + 0.587 * green + 0.114 * blue < 80;
}
