import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { roles } from "../../shop/desk/roles.ts";
import { insteadOf, mayOpen, routeRights } from "../../shop/desk/route-rights.ts";
import type { Database } from "../database/open-database.ts";
import { createOrderStore } from "../orders/order-store.ts";
import { holdBuild } from "../site/builds.ts";
import { giveKey } from "../testing/desk.ts";
import { type Answer, openDeskServer } from "../testing/desk-server.ts";
import { newOrder } from "../testing/orders.ts";

const root = join(import.meta.dirname, "..", "..");
let build: ServerBuild;
beforeAll(async () => {
  build = await import(pathToFileURL(join(holdBuild(root), "desk", "server", "index.js")).href);
});

const layout = () => Object.values(build.routes).find((route) => route?.id.startsWith("layout/"));

/** The patterns of the routes behind the sign-in, as built. */
function builtPatterns(): string[] {
  return Object.values(build.routes).flatMap((route) =>
    route?.parentId === layout()?.id ? [`/${route?.path ?? ""}`] : [],
  );
}

const filled = (pattern: string, number: string) =>
  `/desk${pattern}`
    .replace(":section?", "announcement")
    .replace("/pictures?", "")
    .replace(":number", number)
    .replace(/:(?:id|draft)/, "1")
    .replace("*", "nowhere")
    .replace(/slips$/, `slips?orders=${number}`)
    .replace(/\/$/, "");

/** What isn't there for anybody in this shop: it has one order, without a proof, and neither offers, drafts, reviews nor sales. */
const isMissing = (pattern: string) =>
  /^\/(offers\/:id|sheets\/:id|pieces\/drafts\/:draft|reviews\/photos|sales\/:id)/.test(pattern) ||
  ["/*", "/making/tick", "/orders/:number/proof"].includes(pattern);

async function placeConfirmed(database: Database): Promise<string> {
  const entry = newOrder();
  await createOrderStore(database).add(entry);
  const { number } = entry.order;
  await database.transact((trx) => trx.updateTable("orders").set({ stage: "confirmed" }).execute());
  return number;
}

const heading = ({ body }: Answer) => body.match(/<h1.*?<\/h1>/)?.[0];

test("the table has every route that is built", () => {
  expect(builtPatterns()).toContain("/packing/:number");
  expect(builtPatterns().filter((pattern) => !(pattern in routeRights))).toEqual([]);
});

describe.each(roles)("as %s", (role) => {
  test("every address opens, leads to its own, or isn't there, as the table says", async () => {
    const { ask, post, database } = await openDeskServer();
    const cookie = await giveKey(database, "Rashid", { role });
    const number = await placeConfirmed(database);
    const open = (path: string) => ask(path, { headers: { cookie } });
    const nowhere = heading(await open("/desk/nowhere"));
    for (const pattern of builtPatterns()) {
      const path = filled(pattern, number);
      const page = await open(path);
      if (mayOpen(role, pattern)) {
        if (!isMissing(pattern)) expect([200, 302], pattern).toContain(page.status);
        continue;
      }
      expect((await post(path, { do: "invite", name: "Mallory" }, { cookie })).status, pattern).toBe(404);
      const instead = insteadOf(role, pattern);
      if (instead) {
        expect([page.status, page.headers.location]).toEqual([302, filled(instead, number)]);
        continue;
      }
      const data = await open(path.replace(/(\?|$)/, ".data$1"));
      expect([page.status, data.status], pattern).toEqual([404, 404]);
      // A resource has no page to say it on.
      if (page.body !== "") expect(heading(page), pattern).toBe(nowhere);
    }
  });

  test("the addresses that the server answers itself", async () => {
    const { ask, database } = await openDeskServer();
    const cookie = await giveKey(database, "Rashid", { role });
    const headers = { cookie, origin: "http://localhost:3000", "content-type": "image/jpeg" };
    const send = (path: string) => ask(path, { method: "POST", headers, body: "no picture" });
    const isPicker = role !== "packer";
    expect((await send("/desk/pictures?kind=piece")).status).toBe(isPicker ? 415 : 404);
    expect((await send("/desk/offers/pictures")).status).toBe(isPicker ? 415 : 404);
    const share = (file: string) => ask(`/desk/pieces/1/share/${file}`, { headers: { cookie } });
    expect((await share("post.jpg")).status).toBe(isPicker ? 200 : 404);
    expect((await share("poster.jpg")).status).toBe(404);
    expect((await ask("/desk/pieces/1/share/post.jpg")).status).toBe(401);
  });
});
