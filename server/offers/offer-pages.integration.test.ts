import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { offerCheckoutPath, offerPath } from "../../shop/paths.ts";
import { createEditions } from "../catalogue/editions.ts";
import { openExistingDatabase } from "../database/open-database.ts";
import { orderCatalogueFrom } from "../desk/order-catalogue.ts";
import { newOrderKey } from "../orders/order-keys.ts";
import { holdBuild } from "../site/builds.ts";
import { loadSite } from "../site/load-site.ts";
import { emptyDatabase, silent } from "../testing/databases.ts";
import { insertOffer, offerTerms } from "../testing/offers.ts";
import { startTestServer, testSettings } from "../testing/shop-server.ts";

const root = join(import.meta.dirname, "..", "..");
/** The shop as it was built. */
async function openShop() {
  const editions = createEditions(fileSource);
  const site = await loadSite({ build: holdBuild(root), picturesUrl: "", editions, log: silent });
  const settings = {
    ...testSettings({ PUBLIC_URL: "http://localhost:3000" }),
    database: await emptyDatabase("sqlite"),
  };
  const orderScreens = {
    build: site.pageBuild,
    current: editions.current,
    orderCatalogue: () => orderCatalogueFrom(editions.current(), settings.publicUrl),
  };
  const { origin } = await startTestServer(settings, { ...site, editions, orderScreens });
  const database = await openExistingDatabase(settings.database, silent);
  onTestFinished(database.close);
  return {
    offer: (made?: Parameters<typeof insertOffer>[1]) => insertOffer(database, made),
    get: async (path: string, method = "GET") => {
      const answer = await fetch(origin + path, { method, redirect: "manual", headers: { Connection: "close" } });
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
  };
}

test("an open offer is read by whoever has its key, and by nobody's cache", async () => {
  const { offer, get } = await openShop();
  const { status, headers, body } = await get(offerPath(await offer()));
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
    "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-"),
  });
  for (const words of [
    "Ayesha",
    "Sana<!-- --> wrote",
    "PKR 84,000",
    "PKR 95,000",
    "Green jhoomar",
    "Order at this price",
  ])
    expect(body).toContain(words);
  expect(body).toContain('<span class="sr-only">instead of </span>PKR 95,000');
  expect(body).toContain("PKR 11,600");
  // Its phone number is for the checkout alone.
  expect(body).not.toContain(offerTerms.phone);
});

test("a link preview shows shop and piece, never the price or the key", async () => {
  const { offer, get } = await openShop();
  const key = await offer();
  const head = (await get(offerPath(key))).body.split("<style>")[0] ?? "";
  expect(head).toContain('<meta property="og:title" content="Aina · Naqsh">');
  expect(head).toMatch(/og:image" content="[^"]+preview\.jpg"/);
  expect(head).not.toMatch(/84,000|95,000|100,600|price/);
  expect(head).not.toContain(key);
});

test("a key that never was is the same 404 as a wrong order", async () => {
  const { get } = await openShop();
  const wrongOrder = await get(`/order/NQ-2222-22/${newOrderKey()}`);
  const withoutPath = (body: string) => body.replace(/"path":"[^"]*"/, "");
  for (const path of [offerPath(newOrderKey()), offerPath("x"), offerCheckoutPath(newOrderKey())]) {
    const wrong = await get(path);
    expect(wrong.status).toBe(404);
    expect(wrong.headers.get("cache-control")).toBe("private, no-store");
    expect(withoutPath(wrong.body)).toBe(withoutPath(wrongOrder.body));
  }
  expect((await get(offerPath("x"), "POST")).status).toBe(405);
});

test.each([
  ["has run out", { terms: { until: Date.now() - 1000 } }, ["This price has run out", "See Aina in the shop"]],
  ["was withdrawn", { withdrawnAt: Date.now() }, ["This offer was withdrawn", "Ask us, or look at Aina in the shop."]],
])("an offer that %s says so, and no price that was agreed", async (_, made, words) => {
  const { offer, get } = await openShop();
  const { status, body } = await get(offerPath(await offer(made)));
  expect(status).toBe(200);
  for (const said of words) expect(body).toContain(said);
  expect(body).not.toContain("84,000");
});

test("the checkout waits for every choice that was left open", async () => {
  const { offer, get } = await openShop();
  const key = await offer();
  const asked = await get(offerCheckoutPath(key));
  expect([asked.status, asked.headers.get("location")]).toEqual([303, `${offerPath(key)}?asked#piece-1`]);
  expect((await get(`${offerPath(key)}?asked`)).body).toContain("Choose a size for Gauhar.");
  const { status, body } = await get(`${offerCheckoutPath(key)}?size-1=17`);
  expect(status).toBe(200);
  const data = JSON.parse(/id="page-data" type="application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? "{}");
  expect(data.props.offer).toMatchObject({
    sent: { key, choices: [{}, { size: "17" }, {}] },
    priced: { total: 100_600, problems: [] },
    ...{ name: "Ayesha Rahman", phone: "0321 5557890", isOver: false, back: `${offerPath(key)}?size-1=17` },
  });
});

test("an order that was refused leads back to what can be done about it", async () => {
  const { offer, get } = await openShop();
  const key = await offer();
  const sold = await get(`${offerPath(key)}?size-1=17&refused=1`);
  const why = "Gauhar in 17 has just been sold. Your offer still stands: choose another size, or ask us.";
  expect(sold.body).toContain(why);
  // Before the pictures, with the way to the piece.
  expect(sold.body).toMatch(new RegExp(`href="#piece-1"[^>]*>${why}</a>.*offer-pictures`, "s"));
  expect((await get(`${offerPath(key)}?size-1=17&refused=`)).body).toContain("This offer has changed");
  const late = await offer({ terms: { until: Date.now() - 1000 } });
  expect((await get(`${offerPath(late)}?refused=`)).body).toMatch(
    /Your price ran out at [\d:]+ [ap]m\. Nothing was ordered\./,
  );
});
