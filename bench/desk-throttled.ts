import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "../server/database/open-database.ts";
import { createLog } from "../server/log.ts";
import { giveKey } from "../server/testing/desk.ts";
import {
  deskAddress,
  deskOrderPath,
  deskOrdersPath,
  deskPeoplePath,
  deskPiecePath,
  deskPiecesPath,
  deskShopPath,
  deskTodayPath,
} from "../shop/desk/desk-paths.ts";
import { productPath } from "../shop/paths.ts";
import { inFolder } from "../trust/place.ts";
import { startShop } from "../trust/shop-process.ts";
import { serveBaselines } from "./browser/baseline-server.ts";
import { flagsFor } from "./browser/phone.ts";
import type { Cookie } from "./browser/plain-tab.ts";
import { type SpawnedChromium, spawnChromium } from "./browser/spawned-chromium.ts";
import { type Paints, paintsOf, scriptOf } from "./browser/throttled-figures.ts";
import { firstVisit, type Visit } from "./browser/visit.ts";
import type { BenchContext, Section } from "./section.ts";
import { formatRatio, median } from "./statistics.ts";

const method = [
  "As the shop's pages are measured above, signed in at a desk with the trial's orders (`npm run desk demo`).",
  "A page's first paint holds the session, the database and the drawing; its baseline is the same HTML from memory, under the same opener policy.",
  "Script is compressed files, of those that were asked for before the page was hydrated; beside it stands a piece's page in the shop.",
].join(" ");

const paintLimit = 1.15;
const publicUrl = "http://localhost:3000";
const run = promisify(execFile);
const command = join(import.meta.dirname, "..", "server", "cli", "desk.ts");

type DeskPage = { name: string; path: string };
type Figures = { name: string; ours: Paints; baseline: Paints; hydrated: number; script: number; requests: number };

/** The seller's desk on a slow phone. */
export async function measureDeskThrottled({ say, quick }: BenchContext): Promise<Section> {
  return inFolder(async (folder) => {
    const file = join(folder, "shop.db");
    const env = { ...process.env, DATABASE_URL: `file:${file}`, PUBLIC_URL: publicUrl };
    const shop = await startShop({ database: `file:${file}`, env: { LOG_LEVEL: "warn" } });
    await run(process.execPath, [command, "demo"], { env });
    const { cookie, pages } = await openDesk(file);
    const asking = { host: new URL(publicUrl).host, cookie };
    const paths = pages.map(({ path }) => path);
    const baselines = await serveBaselines(shop.origin, paths, asking);
    const browser = await spawnChromium(flagsFor(publicUrl, shop.port));
    try {
      const { figures, piece } = await takeTurns(browser, pages, {
        baselines: baselines.origin,
        cookies: cookiesOf(cookie),
        rounds: quick ? 3 : 7,
        say,
      });
      return report(figures, piece);
    } finally {
      await browser.close();
      await baselines.close();
      await shop.end("SIGTERM");
    }
  });
}

async function openDesk(file: string): Promise<{ cookie: string; pages: DeskPage[] }> {
  const database = await openDatabase({ kind: "sqlite", file }, createLog("silent"));
  const cookie = await giveKey(database, "Sana");
  const { number } = await database.db
    .selectFrom("orders")
    .select("number")
    .where("stage", "=", "new")
    .orderBy("created_at")
    .executeTakeFirstOrThrow();
  await database.close();
  const pages = {
    Today: deskTodayPath,
    orders: deskOrdersPath,
    "one order": deskOrderPath(number),
    pieces: deskPiecesPath,
    "one piece": deskPiecePath(1),
    shop: deskShopPath,
    people: deskPeoplePath,
  };
  return { cookie, pages: Object.entries(pages).map(([name, path]) => ({ name, path: deskAddress(path) })) };
}

function cookiesOf(cookie: string): Cookie[] {
  const [name = "", value = ""] = cookie.split("=");
  return [{ name, value, domain: "localhost", path: "/desk" }];
}

type Turns = { baselines: string; cookies: readonly Cookie[]; rounds: number } & Pick<BenchContext, "say">;

/** The first round only warms up browser, server and baselines. */
async function takeTurns(
  browser: SpawnedChromium,
  pages: readonly DeskPage[],
  { baselines, cookies, rounds, say }: Turns,
) {
  const visits = pages.map(() => ({ ours: [] as Visit[], baseline: [] as Visit[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, { name, path }] of pages.entries()) {
      say(`round ${round} of ${rounds}, ${name}`);
      const baseline = await firstVisit(browser, baselines, path);
      const ours = await firstVisit(browser, publicUrl, path, cookies);
      if (round === 0) continue;
      visits[place]?.baseline.push(baseline);
      visits[place]?.ours.push(ours);
    }
  }
  const piece = scriptOf(await firstVisit(browser, publicUrl, productPath(1)));
  return {
    figures: pages.map(({ name }, place) => summarise(name, visits[place] ?? { ours: [], baseline: [] })),
    piece,
  };
}

function summarise(name: string, { ours, baseline }: { ours: Visit[]; baseline: Visit[] }): Figures {
  const over = (figure: (visit: Visit) => number) => median(ours.map(figure));
  return {
    name,
    ours: paintsOf(ours),
    baseline: paintsOf(baseline),
    hydrated: over(({ times }) => times.hydrated ?? Number.NaN),
    script: over(scriptOf),
    requests: over(({ requests }) => requests.filter(({ source }) => source === "network").length),
  };
}

function report(figures: readonly Figures[], piece: number): Section {
  const ms = (time: number) => `${Math.round(time)} ms`;
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const ratioOf = ({ ours, baseline }: Figures) => ours.first / baseline.first;
  const slowest = figures.reduce((a, b) => (ratioOf(b) > ratioOf(a) ? b : a));
  const heaviest = figures.reduce((a, b) => (b.script > a.script ? b : a));
  return {
    title: "The desk, first visit, slow 4G",
    method,
    columns: [
      "page",
      "first paint",
      "baseline",
      "ratio",
      "largest paint",
      "baseline",
      "hydrated",
      "script",
      "requests",
    ],
    rows: figures.map((page) => [
      page.name,
      ms(page.ours.first),
      ms(page.baseline.first),
      formatRatio(ratioOf(page)),
      ms(page.ours.largest),
      ms(page.baseline.largest),
      ms(page.hydrated),
      kB(page.script),
      String(page.requests),
    ]),
    goals: [
      {
        figure: "first paint, any page of the desk",
        goal: `≤ ${paintLimit} × baseline`,
        came: `${formatRatio(ratioOf(slowest))} (${slowest.name}, ${ms(slowest.ours.first)} / ${ms(slowest.baseline.first)})`,
        kept: ratioOf(slowest) <= paintLimit,
      },
      {
        figure: "script, any page of the desk",
        goal: `≤ a piece’s in the shop, ${kB(piece)}`,
        came: `${kB(heaviest.script)} (${heaviest.name})`,
        kept: heaviest.script <= piece,
      },
    ],
    charts: [],
  };
}
