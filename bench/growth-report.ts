import { slowdown } from "./browser/phone.ts";
import { formatValue } from "./charts.ts";
import type { BuildFigures } from "./grown-shop.ts";
import type { Chart, Goal, Section } from "./section.ts";
import { formatRatio } from "./statistics.ts";

/** Compressed, as they are sent. */
export type Bytes = {
  home: number;
  listing: number;
  shop: number;
  product: number;
  script: number;
  searchIndex: number;
};

export type GrowthFigures = {
  products: number;
  build: BuildFigures;
  bytes: Bytes;
  /** A sorted listing, rendered on request. */
  listingMs: number;
  /** Preparing the search index, and searching at the slowest keystroke; in Node, without rendering. */
  prepareMs: number;
  keyMs: number;
  /** On a slow phone. */
  toPaint: { searchKey: number; filter: number };
  startMs: number;
  memory: number;
};

const flatPages = ["home", "listing", "shop", "product", "script"] as const;
const limits = { flat: 1.1, linear: 1.25, buildSeconds: 360, buildMegabytes: 2048, toPaint: 50 };

export function reportGrowth(figures: readonly GrowthFigures[]): Section {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) throw new Error("Nothing was measured");
  return {
    title: "Growth",
    method: `The same shop with ten and a hundred times its products: copies with names of their own that share the pictures. Bytes are compressed, as they are sent. Memory of the build is the most that all of its processes held at one time. Search is measured twice: what finding takes in Node, the slowest key of each word, and a key until the next paint in a browser whose processor is ${slowdown} times slower, as the filter is.`,
    columns: ["", ...figures.map(({ products }) => `${products.toLocaleString("en-US")} products`), "last : first"],
    rows: rows.map(({ name, unit, of }) => [
      name,
      ...figures.map((each) => `${formatValue(of(each))} ${unit}`),
      formatRatio(of(last) / of(first)),
    ]),
    goals: goals(first, last),
    charts: charts(figures),
  };
}

const kilobytes = (bytes: number) => bytes / 1000;

const rows: readonly { name: string; unit: string; of: (figures: GrowthFigures) => number }[] = [
  { name: "build", unit: "s", of: ({ build }) => build.seconds },
  { name: "build, a product", unit: "ms", of: ({ build, products }) => (build.seconds * 1000) / products },
  { name: "memory of the build", unit: "MB", of: ({ build }) => build.megabytes },
  { name: "home", unit: "kB", of: ({ bytes }) => kilobytes(bytes.home) },
  { name: "listing", unit: "kB", of: ({ bytes }) => kilobytes(bytes.listing) },
  { name: "/shop", unit: "kB", of: ({ bytes }) => kilobytes(bytes.shop) },
  { name: "product", unit: "kB", of: ({ bytes }) => kilobytes(bytes.product) },
  { name: "script on first load", unit: "kB", of: ({ bytes }) => kilobytes(bytes.script) },
  { name: "search index, when search opens", unit: "kB", of: ({ bytes }) => kilobytes(bytes.searchIndex) },
  { name: "search made ready, once", unit: "ms", of: ({ prepareMs }) => prepareMs },
  { name: "finding, slowest key", unit: "ms", of: ({ keyMs }) => keyMs },
  { name: "search key to next paint", unit: "ms", of: ({ toPaint }) => toPaint.searchKey },
  { name: "filter to next paint", unit: "ms", of: ({ toPaint }) => toPaint.filter },
  { name: "sorted listing, rendered", unit: "ms", of: ({ listingMs }) => listingMs },
  { name: "start", unit: "ms", of: ({ startMs }) => startMs },
  { name: "memory of the server", unit: "MB", of: ({ memory }) => memory },
];

function goals(first: GrowthFigures, last: GrowthFigures): Goal[] {
  const heaviest = Math.max(...flatPages.map((name) => last.bytes[name] / first.bytes[name]));
  const times = last.products / first.products;
  const steepness = last.build.seconds / first.build.seconds / times;
  const { seconds, megabytes } = last.build;
  const count = last.products.toLocaleString("en-US");
  const slowest = Math.max(last.toPaint.searchKey, last.toPaint.filter);
  return [
    {
      figure: `bytes per page, ${times} times the products`,
      goal: `flat (≤ ${limits.flat} ×)`,
      came: `${formatRatio(heaviest)} (the most)`,
      kept: heaviest <= limits.flat,
    },
    {
      figure: `search key and filter at ${count} products`,
      goal: `next paint in ≤ ${limits.toPaint} ms`,
      came: `${formatValue(last.toPaint.searchKey)} and ${formatValue(last.toPaint.filter)} ms`,
      kept: slowest <= limits.toPaint,
    },
    {
      figure: `build, ${times} times the products`,
      goal: `linear (≤ ${times} ×)`,
      came: formatRatio(steepness * times),
      kept: steepness <= limits.linear,
    },
    {
      figure: `build of ${count} products`,
      goal: `≤ ${limits.buildSeconds / 60} min, ≤ ${limits.buildMegabytes / 1024} GB`,
      came: `${(seconds / 60).toFixed(1)} min, ${(megabytes / 1024).toFixed(2)} GB`,
      kept: seconds <= limits.buildSeconds && megabytes <= limits.buildMegabytes,
    },
  ];
}

function charts(figures: readonly GrowthFigures[]): Chart[] {
  const label = ({ products }: GrowthFigures) => `${products.toLocaleString("en-US")} products`;
  const bars = (of: (each: GrowthFigures) => number) =>
    figures.map((each) => ({ label: label(each), value: of(each) }));
  return [
    {
      file: "growth-bytes.svg",
      title: "Bytes of a page as the catalogue grows",
      unit: "kB",
      groups: flatPages.map((name) => ({ label: name, bars: bars(({ bytes }) => kilobytes(bytes[name])) })),
    },
    {
      file: "growth-build.svg",
      title: "Building as the catalogue grows",
      unit: "ms a product",
      groups: [{ label: "time", bars: bars(({ build, products }) => (build.seconds * 1000) / products) }],
    },
  ];
}
