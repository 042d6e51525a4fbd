/**
 * Renders the home-screen icons from `public/favicon.svg`; `app/seo/webmanifest.ts` names them.
 * Run it when the favicon changes: `node scripts/app-icons.ts`. Its output is committed.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "..", "public");
const rounded = await readFile(join(folder, "favicon.svg"), "utf8");
// Maskable icons fill their square; the drawing stays within the inner 80 %.
const square = rounded.replace(' rx="14"', "");

const icons = [
  { file: "icon-192.png", size: 192, drawing: rounded },
  { file: "icon-512.png", size: 512, drawing: rounded },
  { file: "icon-maskable-512.png", size: 512, drawing: square },
] as const;

async function draw(file: string, size: number, drawing: string): Promise<void> {
  const density = (72 * size) / 64;
  await sharp(Buffer.from(drawing), { density })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, file));
}

for (const { file, size, drawing } of icons) await draw(file, size, drawing);
await draw("apple-touch-icon.png", 180, square);
