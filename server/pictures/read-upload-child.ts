/**
 * Makes a copy of the upload on standard input: upright, in sRGB, without metadata. A working copy is large enough for
 * every version, and a JPEG without chroma subsampling, because the versions have none either. A picture of an offer is
 * finished: a WebP of the size that pages show.
 */
import { readFileSync } from "node:fs";
import sharp, { type Metadata } from "sharp";
import { maxUploadPixels } from "../../shop/editor/picture-desk.ts";
import { sendMessage } from "./child-messages.ts";
import { isTooLarge } from "./decode-memory.ts";

const isOffer = process.argv[2] === "offer";
const longestSide = isOffer ? 1_200 : 2_600;
/** Optimised coding would hold the whole picture in memory once more. */
const jpeg = { quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false } as const;
const webp = { quality: 82 };

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
    const encoded = isOffer ? picture.webp(webp) : picture.jpeg(jpeg);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    sendMessage(process.stdout, { width: info.width, height: info.height }, data);
  }
} catch {
  process.exitCode = 1;
}
