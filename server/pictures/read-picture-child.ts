/** Reads a picture from standard input and writes it anew, as WebP; ends with 1 where it can't. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { maxUploadPixels } from "../../shop/editor/picture-desk.ts";
import { isTooLarge } from "./held-bytes.ts";

const longestSide = 2_000;
const quality = 80;

sharp.concurrency(1);
sharp.cache(false);

try {
  const given = await buffer(process.stdin);
  if (isTooLarge(given, await sharp(given, { limitInputPixels: false }).metadata())) throw new Error("too large");
  const made = await sharp(given, { limitInputPixels: maxUploadPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality })
    .toBuffer();
  process.stdout.write(made);
} catch {
  process.exitCode = 1;
}
