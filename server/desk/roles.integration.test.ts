import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { roles } from "../../shop/desk/roles.ts";
import { insteadOf, mayOpen, routeRights } from "../../shop/desk/route-rights.ts";
import { holdBuild } from "../site/builds.ts";
import { giveKey } from "../testing/desk.ts";
import { openDeskServer } from "../testing/desk-server.ts";

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

/** No order, offer or piece has this number: whoever may open it gets 404 too, but not from the table. */
const filled = (pattern: string) =>
  `/desk${pattern}`
    .replace(":section?", "announcement")
    .replace("/pictures?", "")
    .replace(":number", "NQ-7F3K-92")
    .replace(":id", "1")
    .replace("*", "nowhere")
    .replace(/\/$/, "");

const unnumbered = (pattern: string) => !pattern.includes(":") && pattern !== "/*";

test("the table has every route that is built", () => {
  expect(builtPatterns()).toContain("/packing/:number");
  expect(builtPatterns().filter((pattern) => !(pattern in routeRights))).toEqual([]);
});

describe.each(roles)("as %s", (role) => {
  test("every address opens, leads to its own, or isn't there, as the table says", async () => {
    const { ask, post, database } = await openDeskServer();
    const cookie = await giveKey(database, "Rashid", { role });
    const nowhere = await ask("/desk/nowhere", { headers: { cookie } });
    for (const pattern of builtPatterns()) {
      const path = filled(pattern);
      const page = await ask(path, { headers: { cookie } });
      const data = await ask(path === "/desk" ? "/desk/_.data" : `${path}.data`, { headers: { cookie } });
      if (mayOpen(role, pattern)) {
        // Without its order or offer it isn't there for anybody.
        if (unnumbered(pattern)) expect([page.status, pattern]).not.toEqual([404, pattern]);
        continue;
      }
      const changed = await post(path, { do: "invite", name: "Mallory" }, { cookie });
      expect([changed.status, pattern]).toEqual([404, pattern]);
      const instead = insteadOf(role, pattern);
      if (instead) {
        expect([page.status, page.headers.location]).toEqual([302, filled(instead)]);
        continue;
      }
      expect([page.status, data.status, pattern]).toEqual([404, 404, pattern]);
      expect(page.body.match(/<h1.*?<\/h1>/)?.[0]).toBe(nowhere.body.match(/<h1.*?<\/h1>/)?.[0]);
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
  });
});
