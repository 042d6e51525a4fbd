import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A photograph as a phone takes it: lying, with its place in it, and no two alike. */
export async function photo(name: string, red: number) {
  const background = { r: red, g: 180, b: 150 };
  const spot = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#7b327d" } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .composite([{ input: spot, left: 650, top: 450 }])
    .withExif({ IFD3: { GPSLatitude: "31/1 32/1 59/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** One that takes its time on a slow line. */
export async function heavyPhoto(name: string) {
  const raw = { width: 800, height: 600, channels: 3 } as const;
  const buffer = await sharp(randomBytes(800 * 600 * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
