// Compares this version with another one: `npm run compare -- ../other`, where ../other is a built checkout. Both run at
// once and are measured in turn, so that other load of the machine affects both.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ensureSystemPackages } from "../scripts/checks/system-packages.ts";
import { endWith, Failure } from "../scripts/launch/failure.mjs";
import { formatTable } from "../server/cli/table.ts";
import { ensureShopIsBuilt } from "./command.ts";
import { pagePaths } from "./load/rising.ts";
import { errors, type Figures, loadOrders, loadPages, perSecond } from "./load/wrk.ts";
import { percentile } from "./report.ts";
import { inTemporaryFolder } from "./sandbox.ts";
import { type ShopProcess, startShop } from "./shop-process.ts";

const rounds = 11;
const seconds = 4;
const connections = 10;
/** What counts as "the same". */
const tolerance = 0.03;

type Measure = { name: string; of: (shop: ShopProcess) => Promise<Record<string, number>> };

/** Per second of wall time, and per second of CPU time: the latter doesn't depend on other load. */
async function underLoad(shop: ShopProcess, load: () => Promise<Figures>): Promise<Record<string, number>> {
  const before = await coreSeconds(shop);
  const figures = await load();
  if (errors(figures) > 0) throw new Failure(`${errors(figures)} requests failed.`);
  const spent = (await coreSeconds(shop)) - before;
  return { "a second": perSecond(figures), "a second of a core": figures.requests / spent };
}

/** CPU seconds of the process; /proc counts in hundredths. */
async function coreSeconds({ process }: ShopProcess): Promise<number> {
  const stat = await readFile(`/proc/${process.pid}/stat`, "utf8");
  const [user, system] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

async function pathsOfBoth(shops: readonly ShopProcess[]): Promise<string[]> {
  const isServed = async (path: string) => {
    const answers = await Promise.all(shops.map(({ origin }) => fetch(origin + path)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return answers.every(({ ok }) => ok);
  };
  const known = await Promise.all(pagePaths.map(async (path) => ((await isServed(path)) ? [path] : [])));
  return known.flat();
}

async function compare(folder: string, roots: readonly string[]): Promise<boolean> {
  const start = () =>
    Promise.all(
      roots.map((root, index) =>
        startShop({ root, database: `file:${join(folder, `${index}.db`)}`, env: { LOG_LEVEL: "warn" } }),
      ),
    );
  // Started twice: compiling code for the first time costs twenty megabytes, so the second start is compared.
  for (const shop of await start()) await shop.end("SIGTERM");
  const shops = await start();
  const found = new Map<string, number[][]>();
  const note = (name: string, index: number, value: number) => {
    const figures = found.get(name) ?? [[], []];
    figures[index]?.push(value);
    found.set(name, figures);
  };
  for (const [index, shop] of shops.entries()) note("megabytes at start", index, await shop.memory());
  const paths = await pathsOfBoth(shops);
  const measures: Measure[] = [
    { name: "pages", of: (shop) => underLoad(shop, () => loadPages({ ...shop, connections, seconds }, paths)) },
    { name: "orders", of: (shop) => underLoad(shop, () => loadOrders({ ...shop, connections, seconds })) },
  ];
  for (let round = 0; round < rounds; round++)
    for (const { name, of } of measures)
      for (const [index, shop] of shops.entries()) {
        for (const [unit, value] of Object.entries(await of(shop))) note(`${name} ${unit}`, index, value);
        // At once: an idle process gives memory back.
        note(`megabytes after ${name}`, index, await shop.memory());
      }
  await Promise.all(shops.map((shop) => shop.end("SIGTERM")));
  const rows = [...found].map(([name, [other = [], own = []]]) => {
    const [before, now] = [percentile(other, 0.5), percentile(own, 0.5)];
    const change = now / before - 1;
    return { name, before, now, change, isWorse: (name.startsWith("megabytes") ? change : -change) > tolerance };
  });
  const percent = (share: number) => `${share > 0 ? "+" : ""}${(share * 100).toFixed(1)} %`;
  process.stdout.write(
    `${formatTable(
      ["medians", "other", "this", "", ""],
      rows.map(({ name, before, now, change, isWorse }) => [
        ...[name, before.toFixed(0), now.toFixed(0), percent(change)],
        isWorse ? "WORSE" : "as before",
      ]),
    )}\n`,
  );
  return rows.every(({ isWorse }) => !isWorse);
}

async function main(other: string | undefined): Promise<void> {
  if (!other) throw new Failure("Name a built checkout of the other version: npm run compare -- ../other");
  await ensureSystemPackages(["wrk"]);
  await ensureShopIsBuilt();
  const roots = [resolve(other), join(import.meta.dirname, "..")];
  process.exit((await inTemporaryFolder((folder) => compare(folder, roots))) ? 0 : 1);
}

main(process.argv[2]).catch(endWith);
