import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createEditions } from "../catalogue/editions.ts";
import { orderCatalogueFrom } from "../desk/order-catalogue.ts";
import { holdBuild } from "../site/builds.ts";
import { loadSite } from "../site/load-site.ts";
import type { PageBuild } from "../site/page-build.ts";
import { emptyDatabase, silent } from "../testing/databases.ts";
import { deskShop, noPictures, orderCatalogue } from "../testing/desk.ts";
import { startTestServer, testSettings } from "../testing/shop-server.ts";

const root = join(import.meta.dirname, "..", "..");
const wrongKey = "/order/NQ-2222-22/abcdefghijklmnopqrstuv";
const atOnce = 100;

/** The shop as it was built, behind a proxy that says from where a request comes. Rendering waits until it may. */
async function openShop(mayRender = Promise.resolve()) {
  const editions = createEditions(fileSource);
  const site = await loadSite({ build: holdBuild(root), picturesUrl: "", editions, log: silent });
  const settings = {
    ...testSettings({ TRUST_PROXY: "1", PUBLIC_URL: "http://localhost:3000" }),
    database: await emptyDatabase("sqlite"),
  };
  const orderScreens = {
    build: {
      ...site.pageBuild,
      handle: (...asked: Parameters<PageBuild["handle"]>) => mayRender.then(() => site.pageBuild.handle(...asked)),
    },
    current: editions.current,
    orderCatalogue: () => orderCatalogueFrom(editions.current(), settings.publicUrl),
  };
  const desk = {
    ...{ ...site.deskScreens, shop: () => deskShop, pictures: noPictures, orderCatalogue },
    build: () => mayRender.then(site.deskScreens.build),
  };
  const { origin } = await startTestServer(settings, { ...site, editions, orderScreens, desk });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return async (path: string, from: string, method = "GET") => {
    const headers = { host: "localhost:3000", "x-forwarded-for": from };
    const asking = request(origin, { path, method, agent, headers }).end();
    const [answer] = await once(asking, "response");
    return { status: Number(answer.statusCode), headers: answer.headers, body: await text(answer) };
  };
}

test.each([
  ["order pages", wrongKey, "/order", 62],
  ["the desk's door", "/desk/sign-in", "/desk/sign-in", 61],
])("a flood of requests for %s from one address leaves the others their turn", async (_, flooded, wanted, places) => {
  const { promise: mayRender, resolve: startRendering } = Promise.withResolvers<void>();
  const { promise: gaveWay, resolve: giveWay } = Promise.withResolvers<void>();
  const ask = await openShop(mayRender);
  let turnedAway = 0;
  const flood = Array.from({ length: atOnce }, async () => {
    const { status } = await ask(flooded, "198.51.100.1");
    if (status === 503) turnedAway++;
    if (turnedAway > atOnce - places) giveWay();
  });
  await vi.waitFor(() => expect(turnedAway).toBe(atOnce - places), { timeout: 20_000 });
  const hers = ask(wanted, "203.0.113.7");
  await Promise.race([hers, gaveWay]);
  startRendering();
  expect((await hers).status).toBe(200);
  await Promise.all(flood);
});

test("what can't be an order's address takes no place in the line, and is rendered once for all", async () => {
  const ask = await openShop();
  const flood = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => ask(`/order/x/${index}`, "198.51.100.1")),
  );
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(flood.map(({ body }) => body)).size).toBe(1);
  const [first] = flood;
  expect(first?.body).toContain("Order not found");
  expect(first?.headers).toMatchObject({
    ...{ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" },
    "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-"),
  });
  expect((await ask("/order/x/y", "198.51.100.1", "POST")).status).toBe(405);
});
