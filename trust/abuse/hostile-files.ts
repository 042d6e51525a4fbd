import { randomBytes } from "node:crypto";
import { bomb, heic, photograph } from "../../server/testing/photographs.ts";

export type HostileFile = { name: string; bytes: Uint8Array };

const text = (words: string) => Buffer.from(words, "latin1");
const jpegStart = text("\xff\xd8\xff\xe0\0\x10JFIF\0");
const pngStart = text("\x89PNG\r\n\x1a\n");
const script = "<script>alert(document.cookie)</script>";

/**
 * Hostile uploads of every kind, for a limit of `mostBytes`; the rest, up to `count`, are noise behind the first bytes of
 * real formats.
 */
export async function hostileFiles(count: number, mostBytes: number): Promise<HostileFile[]> {
  const plain = await photograph(7_000, 7_000).png().toBuffer();
  const woven = await photograph(7_000, 7_000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
  const small = photograph(1_200, 1_600);
  const avif = await small.clone().avif({ effort: 0 }).toBuffer();
  const kinds: [string, Uint8Array][] = [
    ["nothing", Buffer.alloc(0)],
    ["SVG that runs a script", text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ["HTML behind a JPEG's first bytes", Buffer.concat([jpegStart, text(script)])],
    ["SVG behind a PNG's first bytes", Buffer.concat([pngStart, text(`<svg>${script}</svg>`)])],
    ["a bomb of 3,600 million pixels", await bomb()],
    ["a bomb of 51 million pixels", await bomb(8_500, 6_000)],
    ["49 million pixels in one row", await bomb(49_000_000, 1)],
    ["49 million pixels that end half way", plain.subarray(0, plain.length / 2)],
    ["49 million pixels that can't be read row by row", woven],
    ["one byte more than may be sent", Buffer.concat([jpegStart, Buffer.alloc(mostBytes - jpegStart.length + 1)])],
    ["twice as much", Buffer.concat([jpegStart, Buffer.alloc(2 * mostBytes)])],
    [
      "as much noise as may be sent, behind a JPEG's first bytes",
      Buffer.concat([jpegStart, randomBytes(mostBytes - 100)]),
    ],
    ["a HEIC that isn't one", heic()],
    ["an AVIF that ends half way", avif.subarray(0, avif.length / 2)],
    ["a WebP that ends half way", (await small.clone().webp().toBuffer()).subarray(0, 500)],
    ["a JPEG that ends in its head", (await small.clone().jpeg().toBuffer()).subarray(0, 200)],
    ["a GIF", await photograph(40, 40).gif().toBuffer()],
    ["a PDF", text("%PDF-1.7\n1 0 obj\n")],
    ["an archive", text("PK\x03\x04\x14\0")],
    ["a program", text("\x7fELF\x02\x01\x01")],
    ["ten thousand SVGs in one another", text("<svg>".repeat(10_000))],
  ];
  const files = kinds.map(([name, bytes]) => ({ name, bytes }));
  const starts = [
    jpegStart,
    pngStart,
    text("RIFF\xff\xff\xff\x7fWEBPVP8L"),
    avif.subarray(0, 200),
    heic().subarray(0, 64),
  ];
  for (let index = 0; files.length < count; index++) {
    const start = starts[index % starts.length] ?? jpegStart;
    const length = 2 ** (6 + (index % 16));
    files.push({ name: `noise ${index}`, bytes: Buffer.concat([start, randomBytes(length)]) });
  }
  return files.slice(0, count);
}
