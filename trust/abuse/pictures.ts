import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { openExistingDatabase } from "../../server/database/open-database.ts";
import { maxProofBytes } from "../../shop/order-follower.ts";
import { proofPath } from "../../shop/paths.ts";
import { askPage, type HerOrder, openPage, placeOnline, sendPicture } from "../her-order.ts";
import { databaseSettings, silent } from "../ledger.ts";
import { atMost, type Finding, isTrue, none, nothing } from "../report.ts";
import { startShop } from "../shop-process.ts";

type Hostile = [name: string, file: () => Promise<Uint8Array>];

const text = (words: string) => async () => Buffer.from(words);
const behind = (start: number[], words: string) => async () => Buffer.from([...start, ...Buffer.from(words)]);
const script = "<script>alert(document.domain)</script>";
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function photo() {
  return sharp(randomBytes(300 * 400 * 3), { raw: { width: 300, height: 400, channels: 3 } });
}

/** Breaks off somewhere in the middle. */
async function half(whole: Promise<Buffer>): Promise<Buffer> {
  const bytes = await whole;
  return bytes.subarray(0, Math.floor(bytes.length * (0.1 + Math.random() * 0.7)));
}

/** Well formed, a few kilobytes, and as many pixels as nobody's memory holds. */
async function bomb(): Promise<Buffer> {
  const side = 30_000;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const blank = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  return Buffer.concat([blank.subarray(0, 8), header(side), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function header(side: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  data[8] = 1;
  return chunk("IHDR", data);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const hostile: readonly Hostile[] = [
  ["SVG", text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)],
  ["HTML", text(`<!doctype html>${script}`)],
  ["HTML behind a JPEG's first bytes", behind(jpeg, script)],
  ["HTML behind a PNG's first bytes", behind(png, script)],
  ["a JPEG that breaks off", () => half(photo().jpeg().toBuffer())],
  ["a PNG that breaks off", () => half(photo().png().toBuffer())],
  ["a WebP that breaks off", () => half(photo().webp().toBuffer())],
  ["a bomb of 900 million pixels", bomb],
  ["larger than it may be", async () => Buffer.concat([Buffer.from(jpeg), randomBytes(maxProofBytes)])],
  ["twice as large", async () => Buffer.concat([Buffer.from(jpeg), randomBytes(2 * maxProofBytes)])],
  ["a GIF", () => photo().gif().toBuffer()],
  ["a HEIC that is none", behind([0, 0, 0, 24, ...Buffer.from("ftypheic")], script)],
  ["nothing", text("")],
  ["noise", async () => randomBytes(50_000)],
];

/** Sent for one order within an hour are fewer; each order takes so many of them. */
const perOrder = 10;
const mostMemory = 300;

/** Files that are no pictures, or made to hurt, sent as screenshots of a payment. */
export async function hostilePictures(database: string, count: number): Promise<Finding[]> {
  const shop = await startShop({ database });
  let order: HerOrder | undefined;
  const taken: string[] = [];
  const pages: number[] = [];
  let memory = 0;
  for (let index = 0; index < count; index++) {
    if (index % perOrder === 0) order = await placeOnline(shop.origin);
    if (!order) throw new Error("There is no order.");
    const [name, make] = hostile[index % hostile.length] as Hostile;
    const status = await sendPicture(shop.origin, order, await make()).then(refusal, () => 413);
    if (status < 400 || status >= 500) taken.push(`${name}: ${status}`);
    pages.push((await openPage(shop.origin, order)).status);
    memory = Math.max(memory, await shop.memory());
  }
  const last = await placeOnline(shop.origin);
  const broken = await brokenForms(shop.origin, last);
  const honest = await sendPicture(shop.origin, last, await photo().png().toBuffer());
  await shop.end("SIGTERM");
  const { proofs, claims } = await stored(database);
  return [
    nothing("hostile pictures that were taken, or broke something", taken, count),
    nothing("broken forms that were", broken),
    none("pictures and events beside the honest one", proofs - 1 + claims - 1),
    isTrue(
      "an honest picture is taken",
      honest.status === 303 && !honest.location.includes("fault"),
      `${honest.status}`,
    ),
    isTrue(
      "her page opens after each",
      pages.every((status) => status === 200),
    ),
    atMost("memory", memory, mostMemory, "MB"),
    nothing("stacks in the log", shop.output().match(/"stack":"[^"]{0,80}/g) ?? []),
  ];
}

/** A form is led back to the order with what was wrong. */
function refusal({ status, location }: { status: number; location: string }): number {
  return status === 303 && location.includes("?fault=") ? 422 : status;
}

/** Bodies that are no form with a file in it. */
async function brokenForms(origin: string, order: HerOrder): Promise<string[]> {
  const path = proofPath(order.number, order.key);
  const bodies = [
    ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name"],
    ["multipart/form-data", "--x--"],
    ["application/x-www-form-urlencoded", "picture=none"],
    ["application/json", '{"picture":1}'],
    ["text/plain", "picture"],
  ] as const;
  const wrong: string[] = [];
  for (const [type, body] of bodies) {
    const status = refusal(await askPage(origin, { path, type, body }));
    if (status < 400 || status >= 500) wrong.push(`${type}: ${status}`);
  }
  return wrong;
}

async function stored(database: string): Promise<{ proofs: number; claims: number }> {
  const { db, close } = await openExistingDatabase(databaseSettings(database), silent);
  const proofs = await db.selectFrom("order_proofs").select("order_number").execute();
  const events = await db.selectFrom("order_events").select("id").execute();
  await close();
  return { proofs: proofs.length, claims: events.length };
}
