import sharp from "sharp";
import { expect, test } from "vitest";
import { createPictureQueue } from "./picture-queue.ts";
import { createPictureReader } from "./read-picture.ts";

const read = createPictureReader(createPictureQueue());

function photo(width = 300, height = 400) {
  return sharp({ create: { width, height, channels: 3, background: "#1f8a70" } });
}

test("a photograph comes back upright, smaller, as WebP, without metadata", async () => {
  const taken = { IFD0: { Copyright: "House 14, Lahore" }, IFD3: { GPSLatitudeRef: "N" } };
  const given = await photo(3000, 1000).withExif(taken).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const made = await read(given);
  expect(made).toMatchObject({ type: "image/webp", width: 667, height: 2000 });
  const { format, width, height, exif } = await sharp(made?.bytes).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "webp", width: 667, height: 2000, exif: undefined });
});

/** Says of itself that it is as large as it likes; there is next to nothing in it. */
async function bomb(): Promise<Buffer> {
  const small = await photo(1, 1).png().toBuffer();
  small.writeUInt32BE(60_000, 16);
  small.writeUInt32BE(60_000, 20);
  return small;
}

test.each([
  ["nothing", async () => Buffer.alloc(0)],
  ["HTML", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["HTML behind a JPEG's first bytes", async () => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from("<script>")])],
  ["a JPEG that ends half way", async () => (await photo().jpeg().toBuffer()).subarray(0, 400)],
  ["a PNG that ends half way", async () => (await photo().png().toBuffer()).subarray(0, 60)],
  ["a bomb of 3,600 million pixels", bomb],
])("%s is no picture, and the next one is read all the same", async (_, make) => {
  expect(await read(await make())).toBeUndefined();
  expect((await read(await photo(8, 8).png().toBuffer()))?.type).toBe("image/webp");
});
