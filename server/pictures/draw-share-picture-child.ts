/** Draws the picture to share of a piece, from its photograph on standard input, as JPEG to standard output. */
import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import {
  layOutShare,
  type PlacedText,
  type ShareFace,
  type ShareLayout,
  type ShareWidthOf,
} from "../../shop/share-picture/share-layout.ts";
import type { ShareWords } from "../../shop/share-picture/share-words.ts";
import type { ShareJob } from "./draw-share-picture.ts";

const paper = "#fbf9f6";
const jpeg = { quality: 88, chromaSubsampling: "4:4:4" } as const;

/** As the files in `fonts/` call themselves. */
const faces: Readonly<Record<ShareFace, { family: string; weight: number }>> = {
  display: { family: "Forum", weight: 400 },
  text: { family: "Figtree Light", weight: 400 },
  strong: { family: "Figtree Light", weight: 600 },
};

/** Ink ends before the letter does, and a row of words has more of such ends than it has words. */
const allowance = 1.02;
const space = 0.25;
/** Of a word that was cut, which nobody has measured. */
const widestLetter = 0.6;

sharp.concurrency(1);
sharp.cache(false);

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

async function measure(words: ShareWords): Promise<ShareWidthOf> {
  const { name, summary, price = "", was = "", status } = words;
  const texts = { display: name, text: `${summary} ${was}`, strong: `${price} ${status}` };
  const widths = new Map<string, number>();
  for (const face of Object.keys(faces) as ShareFace[]) {
    const { family, weight } = faces[face];
    for (const word of new Set(texts[face].split(" ").filter(Boolean))) {
      const text = `<span face="${family}" weight="${weight}" size="100pt">${escaped(word)}</span>`;
      const { width } = await sharp({ text: { text, dpi: 72, rgba: true } }).metadata();
      widths.set(face + word, (width * allowance) / 100);
    }
  }
  return (face, text) => {
    const each = text.split(" ");
    const letters = each.map((word) => widths.get(face + word) ?? [...word].length * widestLetter);
    return letters.reduce((sum, width) => sum + width, (each.length - 1) * space);
  };
}

function svg({ width, height, logo, texts, nuqta }: ShareLayout): Buffer {
  const mark = readFileSync(new URL("../../app/assets/logo.svg", import.meta.url), "utf8").replace(
    "<svg ",
    `<svg x="${logo.x}" y="${logo.y}" width="${logo.width}" height="${logo.height}" `,
  );
  const { x = 0, y = 0, width: side = 0, colour = "" } = nuqta ?? {};
  const half = side / 2;
  const stone = nuqta
    ? `<path fill="${colour}" d="M${x + half} ${y}l${half} ${half}-${half} ${half}-${half}-${half}z"/>`
    : "";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${mark}${stone}${texts.map(textElement).join("")}</svg>`,
  );
}

function textElement({ text, face, size, x, y, colour, isStruck }: PlacedText): string {
  const { family, weight } = faces[face];
  const struck = isStruck ? ` text-decoration="line-through"` : "";
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${colour}"${struck}>${escaped(text)}</text>`;
}

try {
  const { shape, words }: ShareJob = JSON.parse(process.argv[2] ?? "");
  const photo = await buffer(process.stdin);
  const { width = 0, height = 0 } = await sharp(photo).metadata();
  const layout = layOutShare(shape, words, { width, height }, await measure(words));
  const { x: left, y: top, ...size } = layout.photo;
  const fitted = await sharp(photo)
    .resize({ ...size, fit: "cover" })
    .flatten({ background: paper })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = await sharp({ create: { width: layout.width, height: layout.height, channels: 3, background: paper } })
    .composite([
      { input: fitted.data, raw: fitted.info, left, top },
      { input: svg(layout), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
  process.stdout.write(drawn);
} catch {
  process.exitCode = 1;
}
