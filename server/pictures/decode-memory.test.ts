import sharp from "sharp";
import { expect, test } from "vitest";
import { photograph } from "../testing/photographs.ts";
import { bufferedBytes } from "./decode-memory.ts";

const [width, height] = [320, 160];
const pixels = width * height;
const jpeg = (chromaSubsampling: string, progressive = true) =>
  photograph(width, height).jpeg({ chromaSubsampling, progressive });

async function buffered(bytes: Buffer): Promise<number> {
  return bufferedBytes(bytes, await sharp(bytes).metadata());
}

test.each([
  ["a baseline JPEG", jpeg("4:4:4", false), 0],
  ["a progressive JPEG", jpeg("4:4:4"), 6],
  ["one with chroma subsampling", jpeg("4:2:0"), 3],
  ["one in grey", jpeg("4:4:4").toColourspace("b-w"), 2],
  ["one in CMYK", photograph(width, height).toColourspace("cmyk").jpeg({ progressive: true }), 8],
  ["a PNG", photograph(width, height).png(), 0],
  ["an interlaced PNG", photograph(width, height).removeAlpha().png({ progressive: true }), 3],
  ["one with transparency", photograph(width, height).ensureAlpha(0.5).png({ progressive: true }), 4],
  ["one of 16 bits", photograph(width, height).removeAlpha().toColourspace("rgb16").png({ progressive: true }), 6],
])("decoding %s buffers so many bytes a pixel", async (_, picture, bytes) => {
  expect(await buffered(await picture.toBuffer())).toBe(bytes * pixels);
});

test("forged metadata about chroma subsampling isn't believed: the header's factors count", async () => {
  const fine = await jpeg("4:4:4").toBuffer();
  const frame = fine.indexOf(Buffer.from([0xff, 0xc2]));
  for (const part of [0, 1, 2]) fine[frame + 11 + 3 * part] = 0x22;
  expect(bufferedBytes(fine, { ...(await sharp(await jpeg("4:2:0").toBuffer()).metadata()) })).toBe(6 * pixels);
});

test("a header that can't be read counts as the largest picture", () => {
  const described = { format: "jpeg", width, height, channels: 4, depth: "uchar", isProgressive: true } as const;
  expect(bufferedBytes(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), described)).toBe(8 * pixels);
});
