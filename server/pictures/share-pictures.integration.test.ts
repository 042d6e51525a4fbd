import sharp from "sharp";
import { expect, test } from "vitest";
import { fileEdition, fileSource } from "../../catalogue/file-edition.server.ts";
import { sharedPiece } from "../../catalogue/share-picture.ts";
import { linkPreviewPath } from "../../shop/paths.ts";
import type { Product } from "../../shop/pieces/product.ts";
import { shareShapeSizes } from "../../shop/share-picture/share-layout.ts";
import { type ShareWords, shareShapes } from "../../shop/share-picture/share-words.ts";
import { createEditions } from "../catalogue/editions.ts";
import { databaseUrl, emptyDatabase } from "../testing/databases.ts";
import { readFilePicture } from "../testing/desk.ts";
import { startTestServer, testSettings } from "../testing/shop-server.ts";
import { drawSharePicture } from "./draw-share-picture.ts";

const words: ShareWords = {
  name: "Aina",
  summary: "Two-layer bridal set",
  price: "PKR 95,000",
  status: "Made to Order",
};

/** Of one colour, so that every pixel of it is known. */
const photo = () =>
  sharp({ create: { width: 810, height: 1080, channels: 3, background: "#2c7150" } })
    .withExif({ IFD0: { Artist: "Sana" } })
    .jpeg({ quality: 100 })
    .toBuffer();

async function draw(shape: (typeof shareShapes)[number], more: Partial<ShareWords> = {}) {
  const bytes = await drawSharePicture({ shape, words: { ...words, ...more } }, await photo());
  if (!bytes) throw new Error("nothing was drawn");
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  /** How many pixels of these rows are much darker than paper. */
  const inkIn = (from: number, to: number) =>
    data.subarray(from * info.width * 3, to * info.width * 3).reduce((sum, value) => sum + (value < 90 ? 1 : 0), 0);
  return { bytes, colourAt, inkIn };
}

const isNear = (colour: number[], other: number[]) =>
  colour.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 4);
const paper = [0xfb, 0xf9, 0xf6];
const green = [0x2c, 0x71, 0x50];

test.each(shareShapes)(
  "a %s: its size, photograph and paper where they belong, nothing of the camera's",
  async (shape) => {
    const { bytes, colourAt } = await draw(shape);
    const { width, height, photo: place } = shareShapeSizes[shape];
    const { exif, icc, xmp, iptc, ...metadata } = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: "jpeg", width, height, space: "srgb" });
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(isNear(colourAt(place.x + 5, place.y + 5), green)).toBe(true);
    expect(isNear(colourAt(place.x + place.width - 6, place.y + place.height - 6), green)).toBe(true);
    expect(isNear(colourAt(width - 3, height - 3), paper)).toBe(true);
    expect(isNear(colourAt(place.x > 0 ? 3 : width - 3, height - 6), paper)).toBe(true);
  },
);

test("names are drawn in Latin and Urdu letters; what isn't there leaves no ink", async () => {
  // Between photograph and noun line.
  const nameInk = async (name: string) => (await draw("post", { name, summary: "" })).inkIn(1110, 1216);
  expect(await nameInk("")).toBe(0);
  expect(await nameInk("Aina")).toBeGreaterThan(1000);
  expect(await nameInk("نورجہاں")).toBeGreaterThan(1000);
});

test("what isn't a picture is no crash", async () => {
  expect(await drawSharePicture({ shape: "post", words }, new Uint8Array([1, 2, 3]))).toBeUndefined();
});

async function openShop(pages: (request: Request) => Promise<Response>) {
  const settings = testSettings({ DATABASE_URL: databaseUrl(await emptyDatabase("sqlite")) });
  const editions = createEditions(fileSource);
  const { origin } = await startTestServer(settings, { editions, selling: editions.current, pages });
  return (path: string) => fetch(origin + path, { headers: { Connection: "close" }, redirect: "manual" });
}

const picture = async ({ url }: Request) => new Response(await readFilePicture(new URL(url).pathname));

const addressOf = (change: Partial<Product> = {}) => {
  const { catalogue } = fileEdition;
  const aina = catalogue.product(1);
  if (!aina) throw new Error("Aina isn't there");
  return linkPreviewPath(1, sharedPiece(catalogue, { ...aina, ...change }, "preview", true).tag);
};

test("a link's picture is cached for ever at its own address, and true at an earlier one", async () => {
  const ask = await openShop(picture);
  const own = await ask(addressOf());
  expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(own.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await own.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  const earlier = await ask(addressOf({ price: 94_000 }));
  expect([earlier.status, earlier.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(Buffer.from(await earlier.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await ask("/product/999999/preview-0123abcd.jpg")).status).toBe(404);
});

test("a change of price, name, stock or picture gives another address; another of the description doesn't", () => {
  const changes: Partial<Product>[] = [
    { salePrice: 90_000 },
    { name: "Noor" },
    { inStock: false },
    { images: ["1-worn"] },
  ];
  const addresses = [addressOf(), ...changes.map(addressOf)];
  expect(new Set(addresses).size).toBe(5);
  expect(addressOf({ description: "<p>Other words</p>" })).toBe(addressOf());
});

test("where it can't be drawn, a link shows the photograph alone", async () => {
  const ask = await openShop(async () => new Response("Not Found", { status: 404 }));
  const answer = await ask(addressOf());
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "no-store"]);
  expect(answer.headers.get("location")).toBe(`/pictures/${fileEdition.catalogue.preview(1)}`);
});
