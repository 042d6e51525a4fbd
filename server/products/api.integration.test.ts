import { describe, expect, test } from "vitest";
import { maxSaved } from "../../shop/device/stored-pieces.ts";
import { maxLines } from "../../shop/limits.ts";
import { delivery } from "../../shop/testing/orders.ts";
import { databaseUrl, emptyDatabase, silent } from "../testing/databases.ts";
import { get, startTestServer, testSettings } from "../testing/shop-server.ts";

async function openShop() {
  const DATABASE_URL = databaseUrl(await emptyDatabase("sqlite"));
  return startTestServer(testSettings({ DATABASE_URL }), { log: silent });
}

describe("products for the cart", () => {
  const products = async (query: string) => {
    const { origin } = await openShop();
    return get(`${origin}/api/products${query}`);
  };

  test("in the requested order, each once, without those that don't exist", async () => {
    const response = await products("?ids=98,1,999,98,24,x,-1,1e3,");
    expect(response.status).toBe(200);
    const badge = "Made to Order";
    const picture = { hash: "0123abcd", width: 720, height: 960, tone: "sand" };
    expect(await response.json()).toEqual({
      products: [
        {
          ...{
            id: 98,
            name: "Gauhar",
            price: 5200,
            inStock: true,
            sizes: ["16", "17"],
            summary: "Gauhar, a piece",
            badge,
          },
          picture: { name: "98-hero", ...picture },
        },
        {
          ...{ id: 1, name: "Aina", price: 95_000, inStock: true, dupatta: true, summary: "Aina, a piece", badge },
          picture: { name: "1-hero", ...picture },
        },
        {
          ...{ id: 24, name: "Zulekha", price: 38_500, inStock: false, summary: "Zulekha, a piece", badge },
          picture: { name: "24-hero", ...picture },
          similar: [1, 98],
        },
      ],
      delivery,
      edition: 0,
    });
  });

  test("are revalidated each time, by ETag", async () => {
    const { origin } = await openShop();
    const ask = (ids: string, tag = "") =>
      fetch(`${origin}/api/products?ids=${ids}`, { headers: { Connection: "close", "If-None-Match": tag } });
    const { headers } = await ask("1,98");
    const tag = headers.get("etag") ?? "";
    expect(tag).toMatch(/^"\w+"$/);
    expect(headers.get("cache-control")).toBe("no-cache");

    const known = await ask("1,98", tag);
    expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", tag]);
    expect(known.headers.get("cache-control")).toBe(headers.get("cache-control"));
    expect((await ask("1,24", tag)).status).toBe(200);
  });

  test.each(["", "?ids=", "?other=1"])("the query %j gives none", async (query) => {
    expect(await (await products(query)).json()).toEqual({ products: [], delivery, edition: 0 });
  });

  test("400 for more than a whole cart, or everything that a device may have saved", async () => {
    const ids = Array.from({ length: Math.max(maxLines, maxSaved) + 1 }, (_, index) => index + 1).join(",");
    expect((await products(`?ids=${ids}`)).status).toBe(400);
    expect((await products(`?ids=${ids.slice(0, ids.lastIndexOf(","))}`)).status).toBe(200);
  });
});
