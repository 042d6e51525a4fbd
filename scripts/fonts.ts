/**
 * Subsets the two fonts to the characters that the shop uses and writes `app/fonts.css`, with fallback metrics.
 * Run it when a version of the fonts changes: `node scripts/fonts.ts`. Its output is committed. The Urdu face is needed
 * for nothing else, so it is no dependency: `npm install --no-save @fontsource/noto-naskh-arabic@5.3.0` first.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { latinLetters, urduLetters } from "../shop/share-picture/drawn-letters.ts";
import { type FontMetrics, fallbackFace } from "./font-fallback.ts";

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const characters = `${printableAscii}©×’‘“”…–·`;

type Face = {
  family: string;
  source: string;
  file: string;
  weight: string;
  axes?: { wght: { min: number; max: number } };
  metrics: FontMetrics;
  fallbacks: Fallback[];
};
type Fallback = { names: string[]; metrics: FontMetrics };

/* Metrics from the fonts' tables; widths are averages over English text, as published by capsize. */
const faces: Face[] = [
  {
    family: "Forum",
    source: "@fontsource/forum/files/forum-latin-400-normal.woff2",
    file: "forum.woff2",
    weight: "400",
    metrics: { unitsPerEm: 1000, ascent: 856, descent: 248, lineGap: 0, averageWidth: 406 },
    fallbacks: [
      {
        names: ["DejaVu Serif"],
        metrics: { unitsPerEm: 2048, ascent: 1901, descent: 483, lineGap: 0, averageWidth: 1058 },
      },
      {
        names: ["Noto Serif", "NotoSerif-Regular"],
        metrics: { unitsPerEm: 1000, ascent: 1069, descent: 293, lineGap: 0, averageWidth: 481 },
      },
      { names: ["Georgia"], metrics: { unitsPerEm: 2048, ascent: 1878, descent: 449, lineGap: 0, averageWidth: 913 } },
    ],
  },
  {
    family: "Figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    file: "figtree.woff2",
    weight: "400 600",
    axes: { wght: { min: 400, max: 600 } },
    metrics: { unitsPerEm: 1000, ascent: 950, descent: 250, lineGap: 0, averageWidth: 449 },
    fallbacks: [
      {
        names: ["DejaVu Sans"],
        metrics: { unitsPerEm: 2048, ascent: 1901, descent: 483, lineGap: 0, averageWidth: 1041 },
      },
      {
        names: ["Roboto", "Roboto-Regular"],
        metrics: { unitsPerEm: 2048, ascent: 1900, descent: 500, lineGap: 0, averageWidth: 911 },
      },
      {
        names: ["Arial", "ArialMT", "Liberation Sans"],
        metrics: { unitsPerEm: 2048, ascent: 1854, descent: 434, lineGap: 67, averageWidth: 913 },
      },
    ],
  },
];

const fontsFolder = new URL("../app/assets/fonts/", import.meta.url);
await mkdir(fontsFolder, { recursive: true });

const rules = ["/* Written by scripts/fonts.ts. */"];
for (const face of faces) {
  const published = await readFile(new URL(import.meta.resolve(face.source)));
  const cut = await subsetFont(published, characters, {
    targetFormat: "woff2",
    ...(face.axes ? { variationAxes: face.axes } : {}),
  });
  await writeFile(new URL(face.file, fontsFolder), cut);
  console.log(`${face.family}: ${published.length} → ${cut.length} bytes`);
  rules.push(webFace(face), ...face.fallbacks.map((fallback) => fallbackRule(face, fallback)));
}
/** For words in pictures that the server draws: libvips reads no WOFF2. Figtree's family is "Figtree Light" there. */
const figtree = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const drawnFaces = [
  { file: "forum.ttf", source: "@fontsource/forum/files/forum-latin-400-normal.woff2", letters: latinLetters },
  { file: "figtree-400.ttf", source: figtree, letters: latinLetters, axes: { wght: 400 } },
  { file: "figtree-600.ttf", source: figtree, letters: latinLetters, axes: { wght: 600 } },
  {
    file: "naskh.ttf",
    source: "@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2",
    letters: ` ${urduLetters}`,
  },
];
for (const { file, source, letters, axes } of drawnFaces) {
  const cut = await subsetFont(await readFile(new URL(import.meta.resolve(source))), letters, {
    targetFormat: "truetype",
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(new URL(`../server/pictures/fonts/${file}`, import.meta.url), cut);
  console.log(`${file}: ${cut.length} bytes`);
}
await writeFile(new URL("../app/fonts.css", import.meta.url), `${rules.join("\n\n")}\n`);

function webFace({ family, file, weight }: Face): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./assets/fonts/${file}") format("woff2");
}`;
}

function fallbackRule({ family, weight, metrics }: Face, fallback: Fallback): string {
  return fallbackFace({
    family: `${family} fallback`,
    weight,
    names: fallback.names,
    of: metrics,
    as: fallback.metrics,
  });
}
