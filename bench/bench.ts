// Measures how fast the shop is and writes docs/performance.md: `npm run bench`, about half an hour.
// `-- --only name`: only parts whose name contains it; `-- --quick`: few rounds. Both only print.
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureSystemPackages } from "../scripts/checks/system-packages.ts";
import { endWith, Failure } from "../scripts/launch/failure.mjs";
import { reportProgress } from "../scripts/launch/progress.mjs";
import { capture } from "../scripts/launch/run.mjs";
import { formatTable } from "../server/cli/table.ts";
import { ensureShopIsBuilt } from "../trust/command.ts";
import { inTemporaryFolder } from "../trust/sandbox.ts";
import { startShop } from "../trust/shop-process.ts";
import { drawChart } from "./charts.ts";
import { writeDocument } from "./document.ts";
import type { BenchContext, Section } from "./section.ts";

type Part = { name: string; load(): Promise<(context: BenchContext) => Promise<Section>> };

/** Imported when they run: some need packages that are installed only then. */
const parts: readonly Part[] = [
  { name: "lighthouse", load: async () => (await import("./lighthouse.ts")).measureLighthouse },
  { name: "throttled", load: async () => (await import("./throttled.ts")).measureThrottled },
  { name: "interactions", load: async () => (await import("./interactions.ts")).measureInteractions },
  { name: "repeat visit", load: async () => (await import("./repeat-visit.ts")).measureRepeatVisit },
  { name: "throughput", load: async () => (await import("./throughput.ts")).measureThroughput },
  { name: "orders", load: async () => (await import("./orders.ts")).measureOrders },
  { name: "desk orders", load: async () => (await import("./desk-orders.ts")).measureDeskOrders },
  { name: "order book", load: async () => (await import("./desk-orders.ts")).measureLargeOrderBook },
  { name: "desk throttled", load: async () => (await import("./desk-throttled.ts")).measureDeskThrottled },
  { name: "making pictures", load: async () => (await import("./making-pictures.ts")).measureMakingPictures },
  { name: "live catalogue", load: async () => (await import("./live-catalogue.ts")).measureLive },
  { name: "growth", load: async () => (await import("./growth.ts")).measureGrowth },
];

const docs = join(import.meta.dirname, "..", "docs");
const chartFolder = "performance";
const print = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: "string" }, quick: { type: "boolean", default: false } } });
  const wanted = parts.filter(({ name }) => name.includes(values.only ?? ""));
  if (wanted.length === 0)
    throw new Failure(`There is no such part. There are: ${parts.map(({ name }) => name).join(", ")}.`);
  await ensureSystemPackages(["Chromium", "nginx", "wrk"]);
  if (wanted.some(({ name }) => name === "lighthouse")) await ensureLighthouse();
  await ensureShopIsBuilt();
  const sections = await inTemporaryFolder((folder) =>
    measure(wanted, `file:${join(folder, "shop.db")}`, values.quick),
  );
  for (const section of sections) printSection(section);
  printGoals(sections);
  const crashed = wanted.length - sections.length;
  if (crashed === 0 && !values.quick && values.only === undefined) await writeDown(sections);
  process.exit(crashed === 0 ? 0 : 1);
}

/** One after the other, so that they don't slow each other down. A part that throws doesn't stop the others. */
async function measure(wanted: readonly Part[], database: string, quick: boolean): Promise<Section[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "warn" } });
  const sections: Section[] = [];
  for (const { name, load } of wanted) {
    let detail = "";
    const progress = reportProgress(name, () => detail);
    const say = (words: string) => {
      detail = words;
    };
    try {
      const measurePart = await load();
      sections.push(await measurePart({ origin: shop.origin, say, quick }));
    } catch (error) {
      process.stderr.write(`\n${name} broke: ${error instanceof Error ? error.stack : error}\n`);
    } finally {
      progress.end();
    }
  }
  await shop.end("SIGTERM");
  return sections;
}

/** Not among the project's dependencies, as only the benchmark needs it. */
async function ensureLighthouse(): Promise<void> {
  const folder = import.meta.dirname;
  if (existsSync(join(folder, "node_modules", "lighthouse", "package.json"))) return;
  const progress = reportProgress("Installing Lighthouse");
  const { code, output } = await capture("npm", ["ci", "--prefix", folder], {});
  progress.end();
  if (code !== 0) throw new Failure(`Lighthouse could not be installed.\n${output}`);
}

function printSection({ title, columns, rows, notes = [] }: Section): void {
  print(`\n${title}\n${formatTable(columns, rows)}`);
  for (const note of notes) print(`- ${note}`);
}

function printGoals(sections: readonly Section[]): void {
  const goals = sections.flatMap((section) => section.goals);
  const rows = goals.map(({ figure, goal, came, kept }) => [figure, goal, came, kept ? "kept" : "NOT KEPT"]);
  print(`\nGoals\n${formatTable(["figure", "goal", "came to", ""], rows)}`);
}

async function writeDown(sections: readonly Section[]): Promise<void> {
  const machine = {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  await rm(join(docs, chartFolder), { recursive: true, force: true });
  await mkdir(join(docs, chartFolder));
  for (const chart of sections.flatMap(({ charts }) => charts)) {
    await writeFile(join(docs, chartFolder, chart.file), drawChart(chart));
  }
  await writeFile(join(docs, "performance.md"), writeDocument(sections, machine, chartFolder));
  print("\nWritten to docs/performance.md");
}

main().catch(endWith);
