import { fileEdition } from "../../catalogue/file-edition.server.ts";
import { productPath } from "../../shop/paths.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import { atLeast, atMost, type Finding, isTrue } from "../report.ts";
import { type ShopProcess, startShop } from "../shop-process.ts";
import { describeFigures, errors, type Figures, loadOrders, loadPages, perSecond } from "./wrk.ts";

const { catalogue } = fileEdition;

/** Pages of every kind, and pictures. */
export const pagePaths: readonly string[] = [
  "/",
  "/shop",
  "/earings",
  "/bridal-sets",
  "/cart",
  ...catalogue.products.slice(0, 5).map(({ id }) => productPath(id)),
  ...catalogue.products
    .slice(0, 5)
    .flatMap(({ images }) =>
      images.slice(0, 1).map((name) => `/pictures/${pictureFile(catalogue.picture(name), 480)}`),
    ),
];

/** Pages that are rendered on request: filters in the address. */
export const renderedPaths: readonly string[] = ["/shop?sort=price-up", "/earings?sort=price-down", "/rings?stock=in"];

export const memoryLimit = 200;

type Load = (origin: string, connections: number) => Promise<Figures>;

/** More and more concurrent connections; below saturation there may be no error. */
export async function risingPages(database: string, levels: readonly number[], seconds: number): Promise<Finding[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "warn" } });
  const load: Load = (origin, connections) => loadPages({ origin, connections, seconds }, pagePaths);
  return [...(await rise(shop, levels, load)), ...(await finish(shop))];
}

export async function risingRendered(database: string, levels: readonly number[], seconds: number): Promise<Finding[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "warn" } });
  const load: Load = (origin, connections) => loadPages({ origin, connections, seconds }, renderedPaths);
  return [...(await rise(shop, levels, load)), ...(await finish(shop))];
}

export async function risingOrders(
  database: string,
  levels: readonly number[],
  seconds: number,
  goal: number,
): Promise<Finding[]> {
  const shop = await startShop({ database, env: { LOG_LEVEL: "warn" } });
  let best = 0;
  const findings = await rise(shop, levels, async (origin, connections) => {
    const figures = await loadOrders({ origin, connections, seconds });
    best = Math.max(best, perSecond(figures));
    return figures;
  });
  return [...findings, atLeast("durable orders through HTTP", best, goal, "a second"), ...(await finish(shop))];
}

async function rise(shop: ShopProcess, levels: readonly number[], load: Load): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const connections of levels) {
    const figures = await load(shop.origin, connections);
    const wrong = errors(figures);
    const memory = Math.round(await shop.memory());
    findings.push(
      isTrue(
        `${connections} connections: no error`,
        wrong === 0,
        `${wrong}; ${describeFigures(figures)}; ${memory} MB`,
      ),
    );
  }
  return findings;
}

async function finish(shop: ShopProcess): Promise<Finding[]> {
  const memory = await shop.memory();
  await shop.end("SIGTERM");
  return [atMost("memory afterwards", memory, memoryLimit, "MB")];
}
