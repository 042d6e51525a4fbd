import sharp from "sharp";
import { type BannerCrop, bannerCrops, bannerFile } from "../../shop/banner-art.ts";
import { pictureFile } from "../../shop/picture.ts";
import type { Entry } from "./manifest.ts";
import { contentHash, type Kind, type Master } from "./masters.ts";
import { encodePreview, previewRecipe, type Raw } from "./preview.ts";
import { type Colour, formatHex, nearestTone } from "./tones.ts";

type Encoded = { entry: Entry; files: Map<string, Buffer>; warnings: string[] };

/** Full colour resolution: stones are small and bright, and halving it blurs them for a saving of 3 %. */
const avif = { effort: 3, chromaSubsampling: "4:4:4" } as const;
const webp = { quality: 76, effort: 5, smartSubsample: true } as const;

const recipes = {
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

export function hashOf(kind: Kind, bytes: Buffer): string {
  return contentHash(bytes, recipes[kind.type]);
}

/** Every file that the shop needs of a picture; with all of them in place there is nothing to make. */
export function filesOf({ name, kind }: Pick<Master, "name" | "kind">, hash: string): string[] {
  if (kind.type === "banner") {
    return [...bannerCrops[kind.crop].widths, "webp" as const].map((version) => bannerFile({ name, hash }, version));
  }
  const versions = ([240, 480, "full", "webp"] as const).map((version) => pictureFile({ name, hash }, version));
  return kind.leads ? [...versions, pictureFile({ name: String(kind.id), hash }, "preview")] : versions;
}

export async function encode({ name, kind }: Master, bytes: Buffer): Promise<Encoded> {
  const hash = hashOf(kind, bytes);
  const warnings: string[] = [];
  const picture = await decode(bytes, kind, warnings);
  const { width, height } = picture.info;
  const average = await averageColour(picture);
  const entry = { hash, width, height, tone: nearestTone(average), colour: formatHex(average) };
  const files =
    kind.type === "banner"
      ? encodeBanner({ name, hash }, kind.crop, picture, isDark(average))
      : encodeProduct({ name, hash }, kind, picture);
  return { entry, files: await files, warnings };
}

/** Upright, in sRGB, in the shape that the shop shows, and no wider than it needs. */
async function decode(bytes: Buffer, kind: Kind, warnings: string[]): Promise<Raw> {
  const { ratio, widest, least } = shapeOf(kind);
  const upright = sharp(bytes).autoOrient();
  const { autoOrient: size } = await upright.metadata();
  if (Math.abs(size.width / size.height / ratio - 1) > 0.01) {
    warnings.push(
      `is ${size.width}×${size.height}, not ${kind.type === "banner" ? `the ${kind.crop} banner's shape` : "3:4"}: cropped from the middle`,
    );
  }
  const width = Math.min(size.width, Math.round(size.height * ratio), widest);
  if (width < least) warnings.push(`is only ${width} pixels wide and will look soft; ${least} or more is better`);
  return upright
    .resize({ width, height: Math.round(width / ratio), fit: "cover" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function shapeOf(kind: Kind): { ratio: number; widest: number; least: number } {
  if (kind.type === "product") return { ratio: recipes.product.ratio, widest: recipes.product.widest, least: 480 };
  const { ratio, widths } = bannerCrops[kind.crop];
  const widest = Math.max(...widths);
  return { ratio, widest, least: widest };
}

async function encodeProduct(ref: { name: string; hash: string }, kind: Kind & { type: "product" }, picture: Raw) {
  const { small, full, webp } = recipes.product;
  const files = new Map<string, Buffer>([
    [pictureFile(ref, 240), await scaled(picture, 240).avif(small).toBuffer()],
    [pictureFile(ref, 480), await scaled(picture, 480).avif(small).toBuffer()],
    [pictureFile(ref, "full"), await scaled(picture).avif(full).toBuffer()],
    [pictureFile(ref, "webp"), await scaled(picture, 480).webp(webp).toBuffer()],
  ]);
  if (kind.leads)
    files.set(pictureFile({ name: String(kind.id), hash: ref.hash }, "preview"), await encodePreview(picture));
  return files;
}

async function encodeBanner(ref: { name: string; hash: string }, crop: BannerCrop, picture: Raw, dark: boolean) {
  const { webp, ...recipe } = recipes.banner;
  const avif = { ...recipe.avif, quality: recipe.quality[dark ? "dark" : "light"] };
  const files = new Map<string, Buffer>();
  for (const width of bannerCrops[crop].widths) {
    files.set(bannerFile(ref, width), await scaled(picture, width).avif(avif).toBuffer());
  }
  const fallback = crop === "mobile" ? 780 : 1440;
  return files.set(bannerFile(ref, "webp"), await scaled(picture, fallback).webp(webp).toBuffer());
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
