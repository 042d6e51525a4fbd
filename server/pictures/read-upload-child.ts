/**
 * Reads what was sent from standard input and hands back a working copy: upright, in sRGB, without metadata, large
 * enough for every version. JPEG with its full colour resolution: what it becomes keeps that, too.
 */
import { readFileSync } from "node:fs";
import sharp, { type Metadata } from "sharp";
import { maxUploadPixels } from "../../shop/editor/picture-desk.ts";
import { isTooLarge } from "./held-bytes.ts";
import { sendParcel } from "./parcels.ts";

const longestSide = 2_600;
/** Not with the best coding: that would hold all of it in memory once more. */
const jpeg = { quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false } as const;

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
