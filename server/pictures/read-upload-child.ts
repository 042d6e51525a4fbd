/**
 * Reads what was sent from standard input and hands back a working copy: upright, in sRGB, without metadata, large
 * enough for every version. JPEG with its full colour resolution: what it becomes keeps that, too.
 */
import { readFileSync } from "node:fs";
import sharp, { type Metadata } from "sharp";
import { maxUploadPixels } from "../../shop/picture-desk.ts";
import { heldBytes } from "./held-bytes.ts";
import { sendParcel } from "./parcels.ts";

const longestSide = 2_600;
/** Not with the best coding: that would hold all of it in memory once more. */
const jpeg = { quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false } as const;

/** What can't be read row by row is held whole: of that so much, and of AV1 so many pixels; see docs/decisions/pictures.md. */
const mostHeld = 150_000_000;
const mostOfAv1 = 12_000_000;

/** A single row is held whole as well, and no camera makes one as long as this. */
const longestRow = 20_000;

function isTooLarge(given: Buffer, metadata: Metadata): boolean {
  const { format, width, height } = metadata;
  const most = format === "heif" ? mostOfAv1 : maxUploadPixels;
  return width * height > most || Math.max(width, height) > longestRow || heldBytes(given, metadata) > mostHeld;
}

/** Made smaller first and turned then: turning needs the whole picture at once. */
async function upright(given: Buffer, { orientation = 1 }: Metadata) {
  const small = sharp(given, { limitInputPixels: maxUploadPixels, failOn: "error", pages: 1 })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb");
  if (orientation === 1) return small;
  return sharp(await small.withMetadata({ orientation }).tiff({ compression: "none" }).toBuffer()).autoOrient();
}

sharp.concurrency(1);
sharp.cache(false);

try {
  // A file, whose size is known: as a stream it would be held twice.
  const given = readFileSync(process.stdin.fd);
  const metadata = await sharp(given, { limitInputPixels: false }).metadata();
  if (isTooLarge(given, metadata)) sendParcel(process.stdout, { reason: "too-many-pixels" });
  else {
    const picture = await upright(given, metadata);
    const { data, info } = await picture.jpeg(jpeg).toBuffer({ resolveWithObject: true });
    sendParcel(process.stdout, { width: info.width, height: info.height }, data);
  }
} catch {
  process.exitCode = 1;
}
