import { orderPath } from "../shop/paths.ts";
import { placeOnline } from "../trust/her-order.ts";
import { bundleBareReact } from "./browser/bare-react.ts";
import { serveBaselines } from "./browser/baseline-server.ts";
import { findLateParts } from "./browser/late-parts.ts";
import { type BenchPage, pages as prerendered } from "./browser/pages.ts";
import { type SpawnedChromium, spawnChromium } from "./browser/spawned-chromium.ts";
import { type PageFigures, summarise } from "./browser/throttled-figures.ts";
import { bytesChart, goalsOf, paintChart, rowOf, throttledColumns } from "./browser/throttled-report.ts";
import { firstVisit, type Visit } from "./browser/visit.ts";
import type { BenchContext, Section } from "./section.ts";

const method = [
  "Chromium as a phone of 390 × 844 at two pixels to the point, through the DevTools protocol: 150 ms to each answer, 1.6 Mbit/s, processor four times slower.",
  "The protocol's domain Runtime stays off, with which React would be parsed twice, as in no shopper's browser.",
  "Each visit has an empty cache; page and baseline take turns, and the median of all rounds is given.",
  "The baseline is the same page as bare HTML with stylesheet, fonts and the one picture that it asks for first, without script, served from memory in the same compression and under the same opener policy.",
  "A page is hydrated when React has hydrated its outermost element. Bytes are what came over the wire until the page was at rest, headers included; for the ratio of scripts, compressed files alone, of those that were asked for before the page was hydrated.",
].join(" ");

type Visits = { ours: Visit[]; baseline: Visit[] };

export async function measureThrottled({ origin, say, quick }: BenchContext): Promise<Section> {
  say("React alone");
  const [bare, lateParts] = [await bundleBareReact(), await findLateParts(origin)];
  const pages = [...prerendered, await orderPage(origin)];
  const baselines = await serveBaselines(
    origin,
    pages.map(({ path }) => path),
  );
  const browser = await spawnChromium();
  try {
    await warmUp(browser, pages, [origin, baselines.origin]);
    const visits = await takeTurns(
      browser,
      pages,
      { ours: origin, baseline: baselines.origin },
      { rounds: quick ? 2 : 7, say },
    );
    const figures = pages.map((page, place) => summarise(page, visits[place] ?? { ours: [], baseline: [] }, lateParts));
    return report(figures, bare.brotli);
  } finally {
    await browser.close();
    await baselines.close();
  }
}

/** A new browser's first visits are its slowest, and the baselines' fonts and pictures aren't in memory yet. */
async function warmUp(
  browser: SpawnedChromium,
  pages: readonly BenchPage[],
  origins: readonly string[],
): Promise<void> {
  for (const origin of origins) for (const { path } of pages) await firstVisit(browser, origin, path);
}

/** The one page that is rendered for each request. */
async function orderPage(origin: string): Promise<BenchPage> {
  const { number, key } = await placeOnline(origin);
  return { name: "order", path: orderPath(number, key) };
}

async function takeTurns(
  browser: SpawnedChromium,
  pages: readonly BenchPage[],
  origins: Record<keyof Visits, string>,
  { rounds, say }: { rounds: number } & Pick<BenchContext, "say">,
): Promise<Visits[]> {
  const visits = pages.map((): Visits => ({ ours: [], baseline: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [place, { name, path }] of pages.entries()) {
      say(`round ${round} of ${rounds}, ${name}`);
      visits[place]?.baseline.push(await firstVisit(browser, origins.baseline, path));
      visits[place]?.ours.push(await firstVisit(browser, origins.ours, path));
    }
  }
  return visits;
}

function report(figures: readonly PageFigures[], bareReact: number): Section {
  return {
    title: "First visit, slow 4G",
    method,
    columns: throttledColumns,
    rows: figures.map((page) => rowOf(page, bareReact)),
    goals: goalsOf(figures, bareReact),
    charts: [paintChart(figures), bytesChart(figures)],
    notes: [
      `React and its DOM alone, hydrating an empty tree: ${(bareReact / 1000).toFixed(1)} kB of compressed script.`,
      ...figures.map(({ name, largest }) => `Largest paint, ${name}: ${largest}`),
    ],
  };
}
