/**
 * Makes a working copy of the upload on standard input: upright, in sRGB, without metadata, large enough for every
 * version. A JPEG without chroma subsampling, because the versions have none either.
 */
import { readFileSync } from "node:fs";
import sharp, { type Metadata } from "sharp";
import { maxUploadPixels } from "../../shop/editor/picture-desk.ts";
import { sendMessage } from "./child-messages.ts";
import { isTooLarge } from "./decode-memory.ts";

const longestSide = 2_600;
/** Optimised coding would hold the whole picture in memory once more. */
const jpeg = { quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false } as const;

/** Resized before it is rotated: rotating needs the whole picture in memory. */
async function upright(input: Buffer, { orientation = 1 }: Metadata) {
  const small = sharp(input, { limitInputPixels: maxUploadPixels, failOn: "error", pages: 1 })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb");
  if (orientation === 1) return small;
  return sharp(await small.withMetadata({ orientation }).tiff({ compression: "none" }).toBuffer()).autoOrient();
}

sharp.concurrency(1);
sharp.cache(false);

try {
  // As a file its size is known; as a stream it would be in memory twice.
  const input = readFileSync(process.stdin.fd);
  const metadata = await sharp(input, { limitInputPixels: false }).metadata();
  if (isTooLarge(input, metadata)) sendMessage(process.stdout, { reason: "too-many-pixels" });
  else {
    const picture = await upright(input, metadata);
    const { data, info } = await picture.jpeg(jpeg).toBuffer({ resolveWithObject: true });
    sendMessage(process.stdout, { width: info.width, height: info.height }, data);
  }
} catch {
  process.exitCode = 1;
}
