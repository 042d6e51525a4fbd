import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { pictureFile } from "../../shop/pieces/picture.ts";
import { createEditions } from "../catalogue/editions.ts";
import { createPieceCosts } from "../catalogue/piece-costs.ts";
import { createRecordStore } from "../catalogue/record-store.ts";
import { createStockStore } from "../catalogue/stock-store.ts";
import { openExistingDatabase } from "../database/open-database.ts";
import { addPictures } from "../pictures/picture-store.ts";
import { emptyDatabase, silent } from "../testing/databases.ts";
import { madePicture } from "../testing/made-picture.ts";
import { startTestServer, testSettings } from "../testing/shop-server.ts";
import { holdBuild } from "./builds.ts";
import { loadSite } from "./load-site.ts";

const root = join(import.meta.dirname, "..", "..");
const aina = fileSource.products.find(({ id }) => id === 1) ?? expect.fail("no product 1");
const pictureOfAina = fileSource.pictures.pictures.get("1-hero") ?? expect.fail("no picture");
const cartOfAina = "/api/products?ids=1";
const change = (seen = 0) => ({ by: "Sana", seen, why: "" });

/** The built shop, and stores that change its database from outside. */
async function openShop() {
  const database = await emptyDatabase("sqlite");
  const editions = createEditions(fileSource);
  const site = await loadSite({ build: holdBuild(root), picturesUrl: "", editions, log: silent });
  const settings = { ...testSettings(), database };
  const { origin } = await startTestServer(settings, { ...site, selling: editions.current, editions });
  const beside = await openExistingDatabase(database, silent);
  onTestFinished(beside.close);
  const get = (path: string) => fetch(origin + path, { headers: { Connection: "close" } });
  const text = async (path: string) => (await get(path)).text();
  const compressedSize = async (path: string) => {
    const headers = { "Accept-Encoding": "br", Connection: "close" };
    const answer = await fetch(origin + path, { headers });
    await answer.body?.cancel();
    return Number(answer.headers.get("content-length") ?? Number.NaN);
  };
  const isLive = (edition: number) =>
    vi.waitFor(() => expect(editions.current().number).toBeGreaterThanOrEqual(edition), { timeout: 20_000 });
  const stores = {
    records: createRecordStore(beside),
    stock: createStockStore(beside),
    costs: createPieceCosts({ database: beside, now: Date.now }, "Sana"),
  };
  return { get, text, compressedSize, isLive, transact: beside.transact, ...stores };
}

const scriptsIn = (html: string) => [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path).sort();

describe("a change of the catalogue while the shop runs", () => {
  test("is in page, link preview, structured data, listing, search index and cart, and all are of one edition", async () => {
    const { get, text, compressedSize, isLive, records } = await openShop();
    const before = await get("/product/1");
    const built = { scripts: scriptsIn(await text("/product/1")), bytes: await compressedSize("/product/1") };
    const body = { ...aina, price: 91_234, name: "Aina Noor" };
    await records.save({ kind: "piece", id: 1, state: "live", body }, change(), 0);
    await isLive(1);
    const page = await text("/product/1");
    expect(page).toContain("91,234");
    expect(page).toContain('"price":91234');
    expect(page).toContain('property="product:price:amount" content="91234"');
    expect(page).not.toContain("95,000");
    for (const path of ["/bridal-sets", "/", "/shop", "/search.json"])
      expect(await text(path), path).toMatch(/Aina Noor/);
    expect(await text("/api/products?ids=1")).toContain("91234");
    const after = await get("/product/1");
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(after.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(after.headers.get("content-security-policy")).not.toContain("nonce");
    for (const path of ["/pieces.json", "/search.json", "/api/products?ids=1"])
      expect((await get(path)).headers.get("etag"), path).toMatch(/^"1:/);
    // The same scripts, and about the same size once it is compressed in the background.
    expect(scriptsIn(page)).toEqual(built.scripts);
    await vi.waitFor(async () => expect((await compressedSize("/product/1")) - built.bytes).toBeLessThan(1_000), {
      timeout: 20_000,
    });
    // Other pages are still the built ones.
    expect((await get("/earings")).headers.get("etag")).toBe(
      (await (await openShop()).get("/earings")).headers.get("etag"),
    );
  });

  test("what a piece costs the seller is in no page, index, sitemap or answer, in any spelling", async () => {
    const { text, isLive, records, costs } = await openShop();
    await costs.set(1, 73_913);
    await records.save({ kind: "piece", id: 1, state: "live", body: { ...aina, name: "Aina Noor" } }, change(), 0);
    await isLive(1);
    const pages = ["/product/1", "/bridal-sets", "/", "/shop", "/cart", "/checkout", "/shop?sort=price-up"];
    const answers = [
      "/search.json",
      "/pieces.json",
      "/api/products",
      "/api/products?ids=1",
      "/sitemap.xml",
      "/feed.xml",
    ];
    for (const path of [...pages, ...answers]) expect(await text(path), path).not.toMatch(/73,?913/);
    expect(await text("/product/1")).toContain("Aina Noor");
    expect(await costs.of(1)).toBe(73_913);
  });

  test("takes a piece off, says that one is left, and puts a new delivery charge on every page", async () => {
    const { get, text, isLive, records, stock } = await openShop();
    await records.save({ kind: "piece", id: 2, state: "off", body: {} }, change(), 0);
    await stock.set(98, { "": 1 });
    const settings = { ...fileSource.settings, deliveryCharge: 377 };
    await records.save({ kind: "settings", id: 0, state: "live", body: settings }, change(), 0);
    await isLive(3);
    const gone = await get("/product/2");
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining("Product not found")]);
    for (const path of ["/sitemap.xml", "/feed.xml"]) expect(await text(path), path).not.toContain("/product/2<");
    expect(await text("/feed.tsv")).toContain("PK:::377 PKR");
    expect(await text("/product/98")).toContain("Only one left");
    expect(await text("/rings")).toContain("Only one left");
    expect(await text("/returns")).toContain("377");
    expect((await get("/cart")).status).toBe(200);
  });

  test("shows an uploaded picture everywhere in place of a built one", async () => {
    const { get, text, isLive, records, transact } = await openShop();
    const built = { page: await text("/product/1"), index: await text("/search.json"), cart: await text(cartOfAina) };
    const picture = madePicture();
    const full = await readFile(join(root, "pictures", pictureFile(pictureOfAina, "full")));
    const files = new Map([...picture.files].map(([file, bytes]) => [file, file.endsWith("full.avif") ? full : bytes]));
    await transact((trx) => addPictures(trx, [{ ...picture, files }], Date.now()));
    const body = { ...aina, images: [picture.name, "1-worn"], hoverImage: "1-worn" };
    await records.save({ kind: "piece", id: 1, state: "live", body }, change(), 0);
    await isLive(2);
    const page = await text("/product/1");
    expect(built).toEqual({
      page: expect.stringContaining("1-hero"),
      index: expect.stringContaining("1-hero"),
      cart: expect.stringContaining("1-hero"),
    });
    for (const shown of [page, await text("/search.json"), await text(cartOfAina)]) {
      expect(shown).toContain(picture.name);
      expect(shown).not.toMatch(/\b1-hero/);
    }
    const preview = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(page).toContain(`name="twitter:image" content="${preview}"`);
    expect(page).toMatch(new RegExp(`"@type":"Product".*"image":\\["[^"]*/pictures/${picture.name}\\.`));
    for (const path of ["/bridal-sets", "/"]) expect(await text(path), path).toContain(picture.name);
    const served = await get(new URL(preview).pathname);
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(served.headers.get("cache-control")).toContain("immutable");
    expect(await text("/sitemap.xml")).toContain("/product/1</loc><lastmod>1970-01-01T");
    const [large = ""] = /[^>]*\/photo-[^<]*full\.jpg/.exec(await text("/feed.xml")) ?? [];
    const jpeg = await get(new URL(large).pathname);
    expect([jpeg.status, jpeg.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });
});
