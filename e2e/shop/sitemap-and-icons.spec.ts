import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listings, publicUrl } from "../page-head.ts";
import { expect, test } from "../test.ts";

test("the sitemap names every page once, and every one of them answers", async ({ request }) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const products: { id: number }[] = JSON.parse(
    await readFile(join(import.meta.dirname, "..", "..", "catalogue", "products.json"), "utf8"),
  );
  const expected = [
    "/",
    "/shop",
    ...listings,
    ...products.map(({ id }) => `/product/${id}`),
    "/returns",
    "/order-confirmation",
  ];
  expect(addresses.toSorted()).toEqual(expected.map((path) => publicUrl + path).toSorted());
  for (const address of addresses) {
    const { pathname } = new URL(address);
    const page = await request.get(pathname, { maxRedirects: 0 });
    expect(page.status(), pathname).toBe(200);
    expect(await page.text(), pathname).not.toContain('content="noindex"');
  }
});

test("the product feed is XML to a browser, too, of every piece; its pictures are there", async ({ page, request }) => {
  await page.goto("/returns");
  const read = await page.evaluate(async () => {
    const answer = await fetch("/feed.xml");
    const feed = new DOMParser().parseFromString(await answer.text(), "application/xml");
    const [items, pictures] = ["item", "image_link"].map((name) => [...feed.getElementsByTagNameNS("*", name)]);
    return {
      caching: [answer.headers.get("cache-control"), answer.headers.get("etag")],
      isBroken: feed.querySelector("parsererror") !== null,
      count: items?.length,
      picture: pictures?.[0]?.textContent ?? "",
    };
  });
  expect(read).toMatchObject({ caching: ["no-cache", expect.any(String)], isBroken: false, count: 135 });
  const picture = await request.get(new URL(read.picture).pathname);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  const text = await request.get("/feed.tsv");
  expect(text.headers()["content-type"]).toContain("text/tab-separated-values");
  expect((await text.text()).trimEnd().split("\n")).toHaveLength(1 + 135);
});

test("robots.txt keeps out what is nobody's business, and names the sitemap", async ({ request }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const lines = (await answer.text()).split("\n");
  expect(lines).toEqual(expect.arrayContaining(["User-agent: *", "Disallow: /api/"]));
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test("the web manifest's icons are there, in the sizes it says", async ({ page, request }) => {
  await page.goto("/returns");
  const path = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const answer = await request.get(path);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { icons: { src: string; sizes: string; type: string; purpose?: string }[] } = await answer.json();
  expect(manifest).toMatchObject({ short_name: "Naqsh", start_url: "/", theme_color: "#2a1630" });
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const links = page.locator("link:is([rel=icon], [rel=apple-touch-icon])");
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(linked).toHaveLength(2);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe(type);
    // A PNG's width and height stand at bytes 16 and 20.
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const href of linked) expect((await request.get(href)).status(), href).toBe(200);
});
