/** Re-encodes one of the shop's own pictures from standard input as JPEG on standard output. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

sharp.concurrency(1);
sharp.cache(false);

// No chroma subsampling: it blurs small bright stones.
const jpeg = sharp(await buffer(process.stdin)).jpeg({ quality: 85, chromaSubsampling: "4:4:4" });
process.stdout.write(await jpeg.toBuffer());
