import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createShelf } from "../catalogue/shelf.ts";
import { emptyDatabase, silent } from "../testing/databases.ts";
import { startTestServer, testSettings } from "../testing/shop-server.ts";
import { holdBuild } from "./builds.ts";
import { loadSite } from "./load-site.ts";

const root = join(import.meta.dirname, "..", "..");

/** The shop as it was built, behind real HTTP. */
async function openShop() {
  const site = await loadSite({ build: holdBuild(root), picturesUrl: "", shelf: createShelf(fileSource), log: silent });
  const { origin } = await startTestServer({ ...testSettings(), database: await emptyDatabase("sqlite") }, site);
  return async (path: string) => {
    // Not `fetch`, which would tidy the address up before it sends it.
    const asking = request(origin, { path, agent: false }).end();
    const [answer] = await once(asking, "response");
    answer.resume();
    return { status: Number(answer.statusCode), location: answer.headers.location };
  };
}

test("a page is found under every spelling of its address", { timeout: 120_000 }, async () => {
  const ask = await openShop();
  for (const path of ["/rings", "/earings", "/product/38", "/returns"]) {
    expect(await ask(path)).toEqual({ status: 200, location: undefined });
    const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;
    for (const spelling of [path.toUpperCase(), encoded, `${path}/`, `/${path}//`])
      expect(await ask(`${spelling}?utm_source=chat`), spelling).toEqual({
        status: 301,
        location: `${path}?utm_source=chat`,
      });
    expect((await ask(`${path.toUpperCase()}.data`)).status).toBe(200);
  }
});

const words = [
  "rings",
  "RINGS",
  "shop",
  "product",
  "38",
  "cart",
  "search.json",
  "_",
  ".data",
  "api",
  "products",
  "%",
  "...",
];
const signs = [
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
const address = fc
  .tuple(
    fc.array(fc.constantFrom(...words, ...signs), { maxLength: 6 }),
    fc.constantFrom("", ".data"),
    fc.constantFrom(...queries),
  )
  .map(([parts, data, query]) => `/${parts.join("")}${data}${query}`);

test("no address is answered with a fault of ours", { timeout: 120_000 }, async () => {
  // React Router says of some addresses that they can't be decoded.
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
