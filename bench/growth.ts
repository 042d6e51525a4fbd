import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { currentBuild } from "../server/site/builds.ts";
import { productPath, shopPath } from "../shop/paths.ts";
import { createSearch } from "../shop/pieces/search.ts";
import { inFolder } from "../trust/place.ts";
import { startShop } from "../trust/shop-process.ts";
import { playScene, scenes } from "./browser/interactions.ts";
import { openBrowser } from "./browser/phone.ts";
import { buildShop, growShop } from "./grown-shop.ts";
import { type GrowthFigures, reportGrowth } from "./growth-report.ts";
import { takeAnswer } from "./nginx.ts";
import type { BenchContext, Section } from "./section.ts";
import { median } from "./statistics.ts";

const sizes = { quick: [1, 10], full: [1, 10, 100] } as const;

/** Pages whose size must not grow with the catalogue. */
const pages = { home: "/", listing: "/earings", shop: shopPath, product: productPath(1) } as const;
const filteredPage = "/earings?sort=price-up";
const renderings = 15;
const interactionCount = 12;

/** Typed letter by letter: common and rare words, and one that only the second rule finds. */
const typed = ["ring", "zumurrud", "kundan choker", "necklace"];

/** The same shop with ten and a hundred times its products. */
export async function measureGrowth({ say, quick }: BenchContext): Promise<Section> {
  const figures = await inFolder(async (folder) => {
    const all: GrowthFigures[] = [];
    for (const times of quick ? sizes.quick : sizes.full) {
      const root = join(folder, "shop");
      const products = await growShop(root, times);
      say(`building ${products} products`);
      const build = await buildShop(root);
      say(`looking at ${products} products`);
      all.push({ products, build, ...(await measureShop(root, folder)) });
      await rm(root, { recursive: true });
    }
    return all;
  });
  return reportGrowth(figures);
}

async function measureShop(root: string, folder: string): Promise<Omit<GrowthFigures, "products" | "build">> {
  const options = { root, database: `file:${join(folder, "shop.db")}`, env: { LOG_LEVEL: "warn" } };
  // The first start fills Node's compile cache.
  await (await startShop(options)).end("SIGTERM");
  const shop = await startShop(options);
  try {
    const { origin } = shop;
    const bytes = {
      home: await pageBytes(origin, pages.home),
      listing: await pageBytes(origin, pages.listing),
      shop: await pageBytes(origin, pages.shop),
      product: await pageBytes(origin, pages.product),
      script: await scriptBytes(origin),
      searchIndex: await pageBytes(origin, "/search.json"),
    };
    const listingMs = await renderTime(origin);
    const search = await searchTimes(join(currentBuild(root) ?? "", "client", "search.json"));
    const memory = await shop.memory();
    return { bytes, listingMs, ...search, startMs: shop.openedIn, memory, toPaint: await interactionTimes(origin) };
  } finally {
    await shop.end("SIGTERM");
  }
}

async function pageBytes(origin: string, path: string): Promise<number> {
  return (await takeAnswer(origin, path)).body.length;
}

/** Scripts that the home page loads before any interaction. */
async function scriptBytes(origin: string): Promise<number> {
  const html = await (await fetch(origin)).text();
  let sum = 0;
  for (const path of new Set(html.match(/\/assets\/[\w.-]+\.js/g))) sum += await pageBytes(origin, path);
  return sum;
}

async function renderTime(origin: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < renderings; round++) {
    const start = performance.now();
    await takeAnswer(origin, filteredPage);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** How the catalogue's size affects interactions on a slow phone. */
async function interactionTimes(origin: string): Promise<GrowthFigures["toPaint"]> {
  const browser = await openBrowser();
  try {
    const play = async (name: string) => {
      const scene = scenes.find((each) => each.name === name);
      if (!scene) throw new Error(`There is no scene "${name}"`);
      const played = await playScene(browser, origin, scene, interactionCount);
      return median(played.map(({ toPaint }) => toPaint));
    };
    return { searchKey: await play("search key"), filter: await play("filter") };
  } finally {
    await browser.close();
  }
}

/** The slowest keystroke of each word counts. */
async function searchTimes(file: string): Promise<{ prepareMs: number; keyMs: number }> {
  const items = JSON.parse(await readFile(file, "utf8"));
  const start = performance.now();
  const find = createSearch(items);
  const prepareMs = performance.now() - start;
  const slowest: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const word of typed) {
      const times = Array.from(word, (_, place) => {
        const begun = performance.now();
        find(word.slice(0, place + 1));
        return performance.now() - begun;
      });
      slowest.push(Math.max(...times));
    }
  }
  return { prepareMs, keyMs: median(slowest) };
}
