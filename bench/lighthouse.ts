import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../scripts/launch/run.mjs";
import { openDebuggedChromium } from "./browser/debugged-chromium.ts";
import { type Audited, categories, medianOf, parseLighthouse } from "./browser/lighthouse-result.ts";
import { type PageName, pages } from "./browser/pages.ts";
import type { BenchContext, Goal, Section } from "./section.ts";

const method = [
  "Lighthouse's own mobile settings (a simulated slow 4G, processor four times slower) in the machine's Chromium, each page anew with an emptied cache; the median of 5 runs.",
  "The cart of two pieces that cart and checkout show was put into the browser's storage before; Lighthouse leaves that storage as it is.",
].join(" ");

const program = join(import.meta.dirname, "node_modules", "lighthouse", "cli", "index.js");
const leastPerformance = 98;

async function audit(url: string, port: number, folder: string): Promise<Audited> {
  const file = join(folder, "report.json");
  const args = ["--output=json", `--output-path=${file}`, `--port=${port}`, "--no-enable-error-reporting", "--quiet"];
  const { code, output } = await capture(process.execPath, [program, url, ...args], {});
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}.\n${output}`);
  return parseLighthouse(await readFile(file, "utf8"));
}

type PageResult = Audited & { name: PageName };

export async function measureLighthouse({ origin, say, quick }: BenchContext): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-lighthouse-"));
  const chromium = await openDebuggedChromium(origin);
  const runs = quick ? 1 : 5;
  try {
    const results: PageResult[] = [];
    for (const { name, path } of pages) {
      const audits: Audited[] = [];
      for (let run = 1; run <= runs; run += 1) {
        say(`${name}, ${run} of ${runs}`);
        audits.push(await audit(origin + path, chromium.port, folder));
      }
      results.push({ name, ...medianOf(audits) });
    }
    return report(results);
  } finally {
    await chromium.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(results: readonly PageResult[]): Section {
  return {
    title: "Lighthouse, mobile",
    method,
    columns: [
      "page",
      ...categories.map(({ title }) => title),
      "first paint",
      "largest paint",
      "speed index",
      "blocking",
      "shift",
    ],
    rows: results.map(({ name, scores, metrics }) => [
      name,
      ...categories.map(({ id }) => String(scores[id])),
      `${Math.round(metrics.firstPaint)} ms`,
      `${Math.round(metrics.largestPaint)} ms`,
      `${Math.round(metrics.speedIndex)} ms`,
      `${Math.round(metrics.blocking)} ms`,
      metrics.shift.toFixed(4),
    ]),
    goals: categories.map((category) => goalOf(category, results)),
    charts: [],
    notes: results.flatMap(({ name, lost }) => lost.map((words) => `${name}: ${words}`)),
  };
}

function goalOf({ id, title }: (typeof categories)[number], results: readonly PageResult[]): Goal {
  const least = id === "performance" ? leastPerformance : 100;
  const short = results.filter(({ scores }) => scores[id] < least);
  const lowest = Math.min(...results.map(({ scores }) => scores[id]));
  return {
    figure: `Lighthouse, ${title}`,
    goal: id === "performance" ? `100, at least ${least}, on each page` : "100 on each page",
    came:
      short.length === 0 ? `${lowest} or more` : short.map(({ name, scores }) => `${name} ${scores[id]}`).join(", "),
    kept: short.length === 0,
  };
}
