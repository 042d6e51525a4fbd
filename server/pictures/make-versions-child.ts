/** Encodes the versions of one picture from a working copy on standard input; sends each as soon as it is done. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { sendMessage } from "./child-messages.ts";
import { encode } from "./encode.ts";
import type { PictureJob } from "./make-versions.ts";

sharp.concurrency(1);
sharp.cache(false);

const { name, kind, hash, frame }: PictureJob = JSON.parse(process.argv[2] ?? "");
const { turn, x: left, y: top, width, height } = frame;
const { data, info } = await sharp(await buffer(process.stdin))
  .rotate(turn)
  .raw()
  .toBuffer({ resolveWithObject: true });
const upright = sharp(data, { raw: info }).extract({ left, top, width, height });
const facts = await encode(
  { name, kind, hash, upright, size: { width, height } },
  { file: (file, bytes) => sendMessage(process.stdout, { file }, bytes), warn: () => undefined },
);
sendMessage(process.stdout, { facts });
