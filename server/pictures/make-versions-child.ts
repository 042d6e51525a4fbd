/** Makes the versions of one picture from its working copy, which comes by standard input; hands each on when it is made. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { encode } from "./encode.ts";
import type { Making } from "./make-versions.ts";
import { sendParcel } from "./parcels.ts";

sharp.concurrency(1);
sharp.cache(false);

const { name, kind, hash, frame }: Making = JSON.parse(process.argv[2] ?? "");
const { turn, x: left, y: top, width, height } = frame;
const { data, info } = await sharp(await buffer(process.stdin))
  .rotate(turn)
  .raw()
  .toBuffer({ resolveWithObject: true });
const upright = sharp(data, { raw: info }).extract({ left, top, width, height });
const facts = await encode(
  { name, kind, hash, upright, size: { width, height } },
  { file: (file, bytes) => sendParcel(process.stdout, { file }, bytes), warn: () => undefined },
);
sendParcel(process.stdout, { facts });
