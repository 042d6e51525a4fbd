import sharp from "sharp";
import { expect, test } from "vitest";
import { photograph } from "../testing/photographs.ts";
import { heldBytes } from "./held-bytes.ts";

const [width, height] = [320, 160];
const pixels = width * height;
const jpeg = (chromaSubsampling: string, progressive = true) =>
  photograph(width, height).jpeg({ chromaSubsampling, progressive });

async function held(bytes: Buffer): Promise<number> {
  return heldBytes(bytes, await sharp(bytes).metadata());
}

test.each([
  ["a JPEG row by row", jpeg("4:4:4", false), 0],
  ["a JPEG in whole pictures", jpeg("4:4:4"), 6],
  ["the same with a quarter of its colours", jpeg("4:2:0"), 3],
  ["one in grey", jpeg("4:4:4").toColourspace("b-w"), 2],
  ["one for print", photograph(width, height).toColourspace("cmyk").jpeg({ progressive: true }), 8],
  ["a PNG row by row", photograph(width, height).png(), 0],
  ["an interlaced PNG", photograph(width, height).removeAlpha().png({ progressive: true }), 3],
  ["one that can be seen through", photograph(width, height).ensureAlpha(0.5).png({ progressive: true }), 4],
  ["one of 16 bits", photograph(width, height).removeAlpha().toColourspace("rgb16").png({ progressive: true }), 6],
])("%s is held with so many bytes a pixel", async (_, picture, bytes) => {
  expect(await held(await picture.toBuffer())).toBe(bytes * pixels);
});

test("a JPEG that says its colours are coarse, and has them as fine as its brightness, isn't believed", async () => {
  const fine = await jpeg("4:4:4").toBuffer();
  const frame = fine.indexOf(Buffer.from([0xff, 0xc2]));
  for (const part of [0, 1, 2]) fine[frame + 11 + 3 * part] = 0x22;
  expect(heldBytes(fine, { ...(await sharp(await jpeg("4:2:0").toBuffer()).metadata()) })).toBe(6 * pixels);
});

test("one whose head can't be read counts as the largest", () => {
  const described = { format: "jpeg", width, height, channels: 4, depth: "uchar", isProgressive: true } as const;
  expect(heldBytes(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), described)).toBe(8 * pixels);
});
