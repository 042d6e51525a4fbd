import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { maxUploadBytes } from "../../shop/editor/picture-desk.ts";
import { bomb, heic, photograph } from "../testing/photographs.ts";
import { createPictureQueue } from "./picture-queue.ts";
import { readUpload } from "./read-upload.ts";

const queue = createPictureQueue();

async function* inPieces(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function taken(bytes: Uint8Array) {
  const read = await readUpload(inPieces(bytes), queue);
  if (!read.ok) throw new Error(read.reason);
  return read.copy;
}

test.each([
  ["JPEG", () => photograph().jpeg()],
  ["PNG, with its transparent parts on white", () => photograph().ensureAlpha(0.5).png()],
  ["WebP", () => photograph().webp()],
  ["AVIF", () => photograph().avif({ effort: 0 })],
])("%s becomes a working copy", async (_, make) => {
  const { width, height, bytes } = await taken(await make().toBuffer());
  expect([width, height]).toEqual([300, 400]);
  const { format, chromaSubsampling, space, hasAlpha } = await sharp(bytes).metadata();
  expect({ format, chromaSubsampling, space, hasAlpha }).toEqual({
    ...{ format: "jpeg", chromaSubsampling: "4:4:4", space: "srgb", hasAlpha: false },
  });
});

/** Where the red corner is. */
async function redCorner(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const red = (x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 150;
  const [right, bottom] = [info.width - 5, info.height - 5];
  const corners = { "upper left": [5, 5], "upper right": [right, 5], "lower left": [5, bottom] } as const;
  return Object.entries(corners).find(([, [x, y]]) => red(x, y))?.[0] ?? "lower right";
}

test.each([
  [1, "upper left", 300, 400],
  [3, "lower right", 300, 400],
  [6, "upper right", 400, 300],
  [8, "lower left", 400, 300],
])("one that was taken with the phone turned (%i) stands upright", async (orientation, corner, width, height) => {
  const copy = await taken(await photograph().withMetadata({ orientation }).jpeg().toBuffer());
  expect([copy.width, copy.height]).toEqual([width, height]);
  expect(await redCorner(copy.bytes)).toBe(corner);
});

test.each([2, 4, 5, 7])("mirrored as well (%i)", async (orientation) => {
  const given = await photograph().withMetadata({ orientation }).jpeg().toBuffer();
  const copy = await taken(given);
  const expected = await sharp(given).autoOrient().toBuffer({ resolveWithObject: true });
  expect([copy.width, copy.height]).toEqual([expected.info.width, expected.info.height]);
  expect(await redCorner(copy.bytes)).toBe(await redCorner(expected.data));
});

test("metadata is removed; a wide picture is scaled down", async () => {
  const exif = {
    IFD0: { Copyright: "House 14, Lahore", Model: "A phone" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 30/1 0/1" },
  };
  const given = await photograph(4000, 1000)
    .withExif(exif)
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")
    .jpeg()
    .toBuffer();
  expect((await sharp(given).metadata()).exif).toBeDefined();
  const { bytes, width, height } = await taken(given);
  expect([width, height]).toEqual([2600, 650]);
  const { exif: left, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
  expect({ left, xmp, icc, iptc, orientation }).toEqual({
    ...{ left: undefined, xmp: undefined, icc: undefined, iptc: undefined, orientation: undefined },
  });
  expect(Buffer.from(bytes).includes("Lahore")).toBe(false);
});

test("other colour spaces are converted to sRGB", async () => {
  const green = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#00ff00" } })
    .withIccProfile("p3")
    .jpeg({ quality: 100 })
    .toBuffer();
  const { channels } = await sharp((await taken(green)).bytes).stats();
  const [red = 99, full = 0] = channels.map(({ mean }) => mean);
  expect(full).toBeGreaterThan(250);
  expect(red).toBeLessThan(5);
});

test.each([
  ["nothing", async () => Buffer.alloc(0), "no-picture"],
  ["SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "no-picture"],
  [
    "HTML behind a JPEG's first bytes",
    async () => Buffer.from("\xff\xd8\xff<script>alert(1)</script>", "latin1"),
    "no-picture",
  ],
  ["SVG behind a PNG's first bytes", async () => Buffer.from("\x89PNG\r\n\x1a\n<svg/>", "latin1"), "no-picture"],
  ["a GIF", () => photograph().gif().toBuffer(), "no-picture"],
  ["a JPEG that ends half way", async () => (await photograph().jpeg().toBuffer()).subarray(0, 600), "no-picture"],
  ["a PNG that ends half way", async () => (await photograph().png().toBuffer()).subarray(0, 90), "no-picture"],
  ["a HEIC that can't be read here", async () => heic(), "heic"],
  ["a bomb of 3,600 million pixels", () => bomb(), "too-many-pixels"],
  ["49 megapixels in one row", () => bomb(49_000_000, 1), "too-many-pixels"],
  ["51 megapixels", () => bomb(8_500, 6_000), "too-many-pixels"],
  [
    "25 megapixels in full colour that can't be read row by row",
    () => photograph(5_001, 5_001).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    "too-many-pixels",
  ],
  ["13 megapixels of AVIF", () => photograph(3_610, 3_610).avif({ effort: 0 }).toBuffer(), "too-many-pixels"],
  ["21 MB", async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(maxUploadBytes)]), "too-large"],
])("%s is refused, and the next one is read all the same", async (_, make, reason) => {
  const given = await make();
  expect(await readUpload(inPieces(given), queue)).toEqual({ ok: false, reason });
  expect((await taken(await photograph(8, 8).png().toBuffer())).width).toBe(8);
});

test("50 megapixels are accepted in the usual formats, progressive ones too", async () => {
  const given = photograph(7_072, 7_070);
  const wide = { width: 2600, height: 2599 };
  expect(await taken(await given.clone().jpeg({ progressive: true }).toBuffer())).toMatchObject(wide);
  expect(await taken(await given.clone().removeAlpha().png({ progressive: true }).toBuffer())).toMatchObject(wide);
});

test("what isn't a picture is read no further than its first bytes; a cut-off upload is refused", async () => {
  // A folder of its own: beside this test others send pictures, too.
  const folder = await mkdtemp(join(tmpdir(), "naqsh-uploads-"));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    return rm(folder, { recursive: true });
  });
  let pieces = 0;
  async function* endless() {
    for (;;) {
      pieces++;
      yield Buffer.alloc(1_000, 60);
    }
  }
  expect(await readUpload(endless(), queue)).toEqual({ ok: false, reason: "no-picture" });
  expect(pieces).toBe(1);
  async function* broken() {
    yield await photograph().jpeg().toBuffer();
    throw new Error("the line is cut");
  }
  expect(await readUpload(broken(), queue)).toEqual({ ok: false, reason: "cut-off" });
  expect(await readdir(folder)).toEqual([]);
});
