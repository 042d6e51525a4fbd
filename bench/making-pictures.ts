import { request } from "node:http";
import { json } from "node:stream/consumers";
import { openDatabase } from "../server/database/open-database.ts";
import { createLog } from "../server/log.ts";
import { giveKey } from "../server/testing/desk.ts";
import { photograph } from "../server/testing/photographs.ts";
import type { Upload } from "../shop/editor/picture-desk.ts";
import { errors, loadOrders, perSecond } from "../trust/load/wrk.ts";
import { inFolder } from "../trust/place.ts";
import { startShop } from "../trust/shop-process.ts";
import { canPin, moveToCore, serverCore } from "./cores.ts";
import type { BenchContext, Section } from "./section.ts";
import { formatRatio, median } from "./statistics.ts";
import { requestsPerSecond } from "./wrk.ts";

const goal = 0.8;
const connections = 32;
const size = { width: 3_000, height: 4_000 };

type Figures = { name: string; before: number[]; meanwhile: number[] };

/** Pages and orders a second while uploaded pictures are converted, compared with the same shop otherwise idle. */
export async function measureMakingPictures({ say, quick }: BenchContext): Promise<Section> {
  const plan = quick ? { pictures: 4, rounds: 1, seconds: 1 } : { pictures: 20, rounds: 3, seconds: 4 };
  return inFolder(async (folder) => {
    const file = `${folder}/shop.db`;
    const shop = await startShop({ database: `file:${file}`, env: { LOG_LEVEL: "warn" } });
    // Child processes are pinned to the same core, so that their cost shows.
    await moveToCore(serverCore, shop.process.pid);
    try {
      const desk = await openDesk(file, shop.origin);
      const figures: Figures[] = [
        { name: "pages", before: [], meanwhile: [] },
        { name: "orders", before: [], meanwhile: [] },
      ];
      const round = async (into: "before" | "meanwhile") => {
        const { seconds } = plan;
        figures[0]?.[into].push(await requestsPerSecond(`${shop.origin}/`, { connections, seconds }));
        figures[1]?.[into].push(await orders(shop.origin, seconds));
      };
      say("warming up");
      await requestsPerSecond(`${shop.origin}/`, { connections, seconds: 2 });
      for (let turn = 0; turn < plan.rounds; turn++) {
        say(`round ${turn + 1} of ${plan.rounds}, nothing else`);
        await round("before");
      }
      say(`sending ${plan.pictures} pictures`);
      const ids = await desk.send(plan.pictures);
      let unfinished = 0;
      for (let turn = 0; turn < plan.rounds; turn++) {
        say(`round ${turn + 1} of ${plan.rounds}, pictures being made`);
        await desk.use(ids);
        await round("meanwhile");
        unfinished = await desk.unfinished(ids);
        if (unfinished === 0) throw new Error("The pictures were made before the round was over");
      }
      return report(figures, plan.pictures);
    } finally {
      await shop.end("SIGTERM");
    }
  });
}

async function orders(origin: string, seconds: number): Promise<number> {
  const figures = await loadOrders({ origin, connections, seconds });
  if (errors(figures) > 0) throw new Error(`${errors(figures)} orders were not taken`);
  return perSecond(figures);
}

async function openDesk(file: string, origin: string) {
  const database = await openDatabase({ kind: "sqlite", file }, createLog("silent"));
  const cookie = await giveKey(database, "Sana");
  await database.close();
  const own = { host: "localhost:3000", origin: "http://localhost:3000", cookie };

  const ask = (path: string, body?: Uint8Array | string): Promise<Upload> =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const asking = request(`${origin}/desk/pictures${path}`, { method, headers: own, agent: false });
      asking.on("response", (answer) => {
        if ((answer.statusCode ?? 500) < 300) resolve(json(answer) as Promise<Upload>);
        else reject(new Error(`${method} ${path}: ${answer.statusCode}`));
      });
      asking.on("error", reject);
      asking.end(body);
    });

  return {
    async send(count: number): Promise<string[]> {
      const ids: string[] = [];
      for (let place = 0; place < count; place++) {
        const colour = `#${(0x402040 + place * 0x050907).toString(16)}`;
        const bytes = await photograph(size.width, size.height, colour).jpeg().toBuffer();
        ids.push((await ask("?kind=piece", bytes)).id);
      }
      return ids;
    },
    async use(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const { width, height } = await ask(`/${id}.json`);
        const frame = { turn: 0, x: 0, y: 0, width, height: Math.min(height, Math.round((width * 4) / 3)) };
        const form = { intent: "use", ...Object.fromEntries(Object.entries(frame).map(([k, v]) => [k, String(v)])) };
        await ask(`/${id}`, new URLSearchParams(form).toString());
      }
    },
    async unfinished(ids: readonly string[]): Promise<number> {
      const states = await Promise.all(ids.map((id) => ask(`/${id}.json`)));
      return states.filter(({ state }) => state === "making").length;
    },
  };
}

function report(figures: readonly Figures[], pictures: number): Section {
  const count = (value: number) => Math.round(value).toLocaleString("en-US");
  const rows = figures.map(({ name, before, meanwhile }) => ({
    name,
    before: median(before),
    meanwhile: median(meanwhile),
  }));
  const worst = Math.min(...rows.map(({ before, meanwhile }) => meanwhile / before));
  return {
    title: "While pictures are made",
    method: `${pictures} photographs of 12 megapixels are sent to the desk and used; while their versions are made, wrk with ${connections} connections asks for the home page, then places orders.${canPin ? " The server and its children share one core, wrk has another." : ""} Medians of rounds, beside the same shop before.`,
    columns: ["what", "before, a second", "meanwhile, a second", "ratio"],
    rows: rows.map(({ name, before, meanwhile }) => [
      name,
      count(before),
      count(meanwhile),
      formatRatio(meanwhile / before),
    ]),
    goals: [
      {
        figure: "pages and orders while pictures are made",
        goal: `≥ ${goal} × before`,
        came: `${formatRatio(worst)} (the lower)`,
        kept: worst >= goal,
      },
    ],
    charts: [],
  };
}
