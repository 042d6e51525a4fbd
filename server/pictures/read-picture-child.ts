/** Re-encodes a picture from standard input as WebP, and sends it with its size; exits with 1 when it can't. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { maxUploadPixels } from "../../shop/editor/picture-desk.ts";
import { sendMessage } from "./child-messages.ts";
import { isTooLarge } from "./decode-memory.ts";

const longestSide = 2_000;
const quality = 80;

sharp.concurrency(1);
sharp.cache(false);

try {
  const input = await buffer(process.stdin);
  if (isTooLarge(input, await sharp(input, { limitInputPixels: false }).metadata())) throw new Error("too large");
  const { data, info } = await sharp(input, { limitInputPixels: maxUploadPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  sendMessage(process.stdout, { width: info.width, height: info.height }, data);
} catch {
  process.exitCode = 1;
}
