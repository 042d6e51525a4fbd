/**
 * Reads what was sent from standard input and hands back a working copy: upright, in sRGB, without metadata, large
 * enough for every version. JPEG with its full colour resolution: what it becomes keeps that, too.
 */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { maxUploadPixels } from "../../shop/picture-desk.ts";
import { sendParcel } from "./parcels.ts";

const longestSide = 3_000;
const quality = 95;

sharp.concurrency(1);
sharp.cache(false);

try {
  const given = await buffer(process.stdin);
  const { width, height } = await sharp(given, { limitInputPixels: false }).metadata();
  if (width * height > maxUploadPixels) sendParcel(process.stdout, { reason: "too-many-pixels" });
  else {
    const { data, info } = await sharp(given, { limitInputPixels: maxUploadPixels, failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .jpeg({ quality, chromaSubsampling: "4:4:4" })
      .toBuffer({ resolveWithObject: true });
    sendParcel(process.stdout, { width: info.width, height: info.height }, data);
  }
} catch {
  process.exitCode = 1;
}
