import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createEditions } from "../catalogue/editions.ts";
import { orderCatalogueFrom } from "../desk/order-catalogue.ts";
import { emptyDatabase, silent } from "../testing/databases.ts";
import { startTestServer, testSettings } from "../testing/shop-server.ts";
import { holdBuild } from "./builds.ts";
import { loadSite } from "./load-site.ts";

const root = join(import.meta.dirname, "..", "..");

/** The shop as it was built, behind real HTTP; orders have their pages there unless it is told otherwise. */
async function openShop({ hasOrderPages = true } = {}) {
  const editions = createEditions(fileSource);
  const site = await loadSite({ build: holdBuild(root), picturesUrl: "", editions, log: silent });
  const settings = { ...testSettings(), database: await emptyDatabase("sqlite") };
  const orderCatalogue = () => orderCatalogueFrom(editions.current(), settings.publicUrl);
  const { pageBuild: build, picturesOrigin } = site;
  const orderScreens = { build, picturesOrigin, current: editions.current, orderCatalogue };
  const { origin } = await startTestServer(settings, { ...site, ...(hasOrderPages && { orderScreens }) });
  return async (path: string, method = "GET", form?: string) => {
    const headers = form && {
      origin,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": form.length,
    };
    // Not `fetch`, which would tidy the address up before it sends it.
    const asking = request(origin, { path, method, agent: false, ...(headers && { headers }) }).end(form);
    const [answer] = await once(asking, "response");
    answer.resume();
    return { status: Number(answer.statusCode), location: answer.headers.location };
  };
}

test("every spelling of a page's address redirects to it", { timeout: 120_000 }, async () => {
  const ask = await openShop();
  for (const path of ["/rings", "/earings", "/product/38", "/returns", "/order"]) {
    expect(await ask(path)).toEqual({ status: 200, location: undefined });
    const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
    for (const spelling of [path.toUpperCase(), encoded, `${path}/`, `/${path}//`])
      expect(await ask(`${spelling}?utm_source=chat`), spelling).toEqual({
        status: 301,
        location: `${path}?utm_source=chat`,
      });
  }
});

describe("an order's page", () => {
  const rests = ["x/y", "NQ-7F3K-92/c2VjcmV0", "x/y/screenshot", "x", "x/%E0%A4", "x/%2F%6F"];
  const spellings = ["/ORDER/", "/Order/", "/%6Frder/", "/%4frdeR/", "//order/"];

  test("redirects however the first segment is spelt; the rest stays", { timeout: 120_000 }, async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const ask = await openShop();
    for (const rest of rests)
      for (const spelling of spellings)
        for (const method of ["GET", "HEAD"])
          expect(await ask(`${spelling}${rest}?fault=X%20y`, method), spelling + rest).toEqual({
            status: 301,
            location: `/order/${rest}?fault=X%20y`,
          });
    for (const rest of rests) expect((await ask(`/order/${rest}`)).status, rest).toBe(404);
  });

  test("can be searched by a form under every name of the shop", { timeout: 120_000 }, async () => {
    const ask = await openShop();
    for (const path of ["/order", "/order/"])
      expect((await ask(path, "POST", "number=NQ-7F3K-92&phone=03215557890")).status, path).toBe(404);
  });

  test("is never rendered with the pages that everybody shares", { timeout: 120_000 }, async () => {
    const ask = await openShop({ hasOrderPages: false });
    const own = "NQ-7F3K-92/abcdefghijklmnopqrstuv";
    for (const rest of ["x/y", "x/y/screenshot", own, `${own}/screenshot`])
      expect((await ask(`/order/${rest}`)).status, rest).toBe(404);
    expect((await ask("/order")).status).toBe(200);
  });
});

const words = [
  "rings",
  "RINGS",
  "shop",
  "product",
  "38",
  "cart",
  "order",
  "ORDER",
  "screenshot",
  "search.json",
  "_",
  ".json",
  "api",
  "products",
  "%",
  "...",
];
const characters = [
  "/",
  "//",
  "%2F",
  "%00",
  "%E0%A4",
  "%FF",
  "%u0041",
  "\\",
  ".",
  "..",
  ";",
  ":",
  "@",
  "~",
  "+",
  "'",
  '"',
  "{",
];
const queries = [
  "",
  "?",
  "?q=%",
  "?q=%FF",
  "?sort=x",
  "?min=-1&max=1e9",
  "?shown=99999999999",
  "?_routes=x",
  "?index",
  "?stone=%00",
];
/** Seldom come upon by chance: the pages of orders are two words deep. */
const starts = ["", "order/x/", "ORDER/x/", "%6Frder/x/", "/Order/x/"];
const address = fc
  .tuple(
    fc.constantFrom(...starts),
    fc.array(fc.constantFrom(...words, ...characters), { maxLength: 6 }),
    fc.constantFrom("", ".json"),
    fc.constantFrom(...queries),
  )
  .map(([start, parts, data, query]) => `/${start}${parts.join("")}${data}${query}`);

test("no address is answered with a 5xx", { timeout: 120_000 }, async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const ask = await openShop();
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const { status } = await ask(path);
      expect(status, path).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});
