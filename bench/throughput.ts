import { fileEdition } from "../catalogue/file-edition.server.ts";
import { productPath } from "../shop/paths.ts";
import { pictureFile } from "../shop/pieces/picture.ts";
import { inFolder } from "../trust/place.ts";
import { startShop } from "../trust/shop-process.ts";
import { canPin, moveToCore, serverCore } from "./cores.ts";
import { type Answer, startNginx, takeAnswer } from "./nginx.ts";
import type { BenchContext, Section } from "./section.ts";
import { formatRatio, median } from "./statistics.ts";
import { requestsPerSecond } from "./wrk.ts";

const { catalogue } = fileEdition;

const goal = 0.5;
const connections = 32;

type Figures = { name: string; bytes: number; shop: number; nginx: number };

/** Our server compared with nginx serving the same bytes, each on one core. */
export async function measureThroughput({ say, quick }: BenchContext): Promise<Section> {
  const figures = await inFolder(async (folder) => {
    const database = `file:${folder}/shop.db`;
    const shop = await startShop({ database, env: { LOG_LEVEL: "warn" } });
    await moveToCore(serverCore, shop.process.pid);
    const targets = await findTargets(shop.origin);
    const nginx = await startNginx(
      folder,
      targets.map(({ answer }) => answer),
    );
    try {
      const results: Figures[] = [];
      for (const [place, target] of targets.entries()) {
        say(target.name);
        const addresses = { shop: shop.origin + target.answer.path, nginx: nginx.addresses[place] ?? "" };
        results.push(await compare(target, addresses, quick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 3 }));
      }
      return results;
    } finally {
      await nginx.stop();
      await shop.end("SIGTERM");
    }
  });
  return report(figures);
}

type Target = { name: string; answer: Answer };

/** The largest script is the one that every page loads. */
async function findTargets(origin: string): Promise<Target[]> {
  const [piece] = catalogue.products;
  const picture = piece?.images[0];
  if (!piece || !picture) throw new Error("The catalogue is empty");
  const home = await (await fetch(origin)).text();
  const scripts = await Promise.all(
    [...new Set(home.match(/\/assets\/[\w.-]+\.js/g))].map((path) => takeAnswer(origin, path)),
  );
  const [script] = scripts.sort((one, other) => other.body.length - one.body.length);
  if (!script) throw new Error("The home page names no script");
  return [
    { name: "home", answer: await takeAnswer(origin, "/") },
    { name: "product", answer: await takeAnswer(origin, productPath(piece.id)) },
    { name: "script", answer: script },
    { name: "picture", answer: await takeAnswer(origin, `/pictures/${pictureFile(catalogue.picture(picture), 480)}`) },
  ];
}

type Addresses = { shop: string; nginx: string };

async function compare({ name, answer }: Target, addresses: Addresses, plan: { rounds: number; seconds: number }) {
  const shop: number[] = [];
  const nginx: number[] = [];
  const ask = (address: string, seconds: number) => requestsPerSecond(address, { connections, seconds });
  await ask(addresses.shop, 2);
  for (let round = 0; round < plan.rounds; round++) {
    shop.push(await ask(addresses.shop, plan.seconds));
    nginx.push(await ask(addresses.nginx, plan.seconds));
  }
  return { name, bytes: answer.body.length, shop: median(shop), nginx: median(nginx) };
}

function report(figures: readonly Figures[]): Section {
  const count = (value: number) => Math.round(value).toLocaleString("en-US");
  const worst = Math.min(...figures.map(({ shop, nginx }) => shop / nginx));
  const place = canPin ? "server on one core, wrk on another" : "server and wrk side by side";
  return {
    title: "Pages served",
    method: `wrk with ${connections} connections that stay open asks for one address; ${place}. nginx has one worker, Debian's settings, open files remembered, no log, and serves the very bytes and headers of the shop's answers. Medians of rounds in turn.`,
    columns: ["what", "bytes", "shop, a second", "nginx, a second", "ratio"],
    rows: figures.map(({ name, bytes, shop, nginx }) => [
      name,
      count(bytes),
      count(shop),
      count(nginx),
      formatRatio(shop / nginx),
    ]),
    goals: [
      {
        figure: "pages served, per core",
        goal: `≥ ${goal} × nginx`,
        came: `${formatRatio(worst)} (the lowest)`,
        kept: worst >= goal,
      },
    ],
    charts: [
      {
        file: "throughput.svg",
        title: "Served a second, per core",
        unit: "/s",
        groups: figures.map(({ name, shop, nginx }) => ({
          label: name,
          bars: [
            { label: "shop", value: shop },
            { label: "nginx", value: nginx },
          ],
        })),
      },
    ],
  };
}
