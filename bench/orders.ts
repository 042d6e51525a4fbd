import { join } from "node:path";
import { capture } from "../scripts/launch/run.mjs";
import { errors, loadOrders, perSecond } from "../trust/load/wrk.ts";
import { inFolder } from "../trust/place.ts";
import { startShop } from "../trust/shop-process.ts";
import { canPin, moveToCore, onCore, serverCore } from "./cores.ts";
import type { BenchContext, Section } from "./section.ts";
import { formatRatio, median } from "./statistics.ts";

const goal = 0.35;
const steps = [1, 8, 64, 256];
/** The most orders that the shop puts into one commit. */
const largestGroup = 64;

type Way = { name: string; figures: number[]; run(seconds: number): Promise<number> };

/** Orders over HTTP compared with a loop that only inserts them, each on one core. */
export async function measureOrders({ say, quick }: BenchContext): Promise<Section> {
  const ways: Way[] = [
    { name: "inserts alone, a commit each", figures: [], run: (seconds) => insertOnly(seconds, 1) },
    {
      name: `inserts alone, ${largestGroup} a commit`,
      figures: [],
      run: (seconds) => insertOnly(seconds, largestGroup),
    },
    ...steps.map((connections) => ({
      name: `shop, ${connections} at a time`,
      figures: [],
      run: (seconds: number) => throughHttp(seconds, connections),
    })),
  ];
  const plan = quick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 4 };
  for (let round = 0; round < plan.rounds; round++) {
    for (const way of ways) {
      say(`round ${round + 1} of ${plan.rounds}: ${way.name}`);
      way.figures.push(await way.run(plan.seconds));
    }
  }
  return report(ways.map(({ name, figures }) => ({ name, perSecond: median(figures) })));
}

/** With a new database file each time, so that all start with an empty one. */
function insertOnly(seconds: number, perCommit: number): Promise<number> {
  return inFolder(async (folder) => {
    const script = join(import.meta.dirname, "order-baseline.ts");
    const args = [script, join(folder, "shop.db"), String(seconds), String(perCommit)];
    const { code, output } = await capture(...onCore(serverCore, process.execPath, args), {});
    if (code !== 0) throw new Error(`order-baseline.ts failed: ${output.trim()}`);
    return Number(output);
  });
}

function throughHttp(seconds: number, connections: number): Promise<number> {
  return inFolder(async (folder) => {
    const shop = await startShop({ database: `file:${join(folder, "shop.db")}`, env: { LOG_LEVEL: "warn" } });
    await moveToCore(serverCore, shop.process.pid);
    try {
      const load = { origin: shop.origin, connections };
      await loadOrders({ ...load, seconds: 1 });
      const figures = await loadOrders({ ...load, seconds });
      if (errors(figures) > 0) throw new Error(`${errors(figures)} orders were not taken`);
      return perSecond(figures);
    } finally {
      await shop.end("SIGTERM");
    }
  });
}

function report(figures: readonly { name: string; perSecond: number }[]): Section {
  const [single, grouped, ...shop] = figures.map(({ perSecond }) => perSecond);
  const bare = single ?? Number.NaN;
  const best = Math.max(...shop);
  const count = (value: number) => Math.round(value).toLocaleString("en-US");
  return {
    title: "Durable orders",
    method: `Each order is one row with two lines and one mail that waits, committed to the disk (WAL, synchronous=FULL) before it is answered. The baseline inserts the very same rows into the same tables with prepared statements, one commit an order, in a process of its own; the shop takes them as JSON over HTTP, checks and prices them, and looks whether it knows their key.${canPin ? " Either on one core, the clients on another." : ""} Medians of rounds in turn, a new file each time.`,
    columns: ["way", "orders a second", "ratio"],
    rows: figures.map(({ name, perSecond }) => [name, count(perSecond), formatRatio(perSecond / bare)]),
    goals: [
      {
        figure: "durable orders through HTTP",
        goal: `≥ ${goal} × bare inserts`,
        came: `${formatRatio(best / bare)} (${count(best)} a second)`,
        kept: best / bare >= goal,
      },
    ],
    charts: [
      {
        file: "orders.svg",
        title: "Durable orders a second",
        unit: "/s",
        groups: ["inserts alone", "shop"].map((who) => ({
          label: who,
          bars: figures
            .filter(({ name }) => name.startsWith(who))
            .map(({ name, perSecond }) => ({ label: name.slice(who.length + 2), value: perSecond })),
        })),
      },
    ],
    notes: [
      `Orders that arrive while a commit runs share the next one, up to ${largestGroup}: that is what the shop gains with more clients at a time. Inserts alone gain ${formatRatio((grouped ?? Number.NaN) / bare)} by it; against those the shop comes to ${formatRatio(best / (grouped ?? Number.NaN))}, the rest being HTTP, JSON and the checks.`,
    ],
  };
}
