import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { databaseKinds, databaseUrl, emptyDatabase, openTestDatabase } from "../testing/databases.ts";
import { get, startTestServer, testSettings } from "../testing/shop-server.ts";
import type { Release } from "./release.ts";
import { createReleaseStore } from "./release-store.ts";

const day = 24 * 60 * 60 * 1000;

/** Scripts of the desk have a folder of their own. */
const pathOf = (name: string) => (name.startsWith("desk-") ? `/desk/assets/${name}` : `/assets/${name}`);

function release(id: string, ...names: string[]): Release {
  const files = names.map((name) => {
    const text = `export const name = "${name}";`;
    return {
      ...{ path: pathOf(name), type: "text/javascript; charset=utf-8", etag: `"${name}"`, brotli: true },
      read: async () => new Uint8Array(brotliCompressSync(text)),
    };
  });
  return { id, files };
}

const notFound = () => new Response("Not Found\n", { status: 404 });

describe.each(databaseKinds)("%s", (kind) => {
  test("a server serves the files of its own release, of earlier ones, and of a newer one on another server", async () => {
    const settings = testSettings({ DATABASE_URL: databaseUrl(await emptyDatabase(kind)) });
    const before = await startTestServer(settings, {
      pages: notFound,
      release: release("a", "shell-a.js", "desk-a.js"),
    });
    const after = await startTestServer(settings, {
      pages: notFound,
      release: release("b", "shell-b.js", "desk-b.js"),
    });

    for (const origin of [before.origin, after.origin]) {
      for (const name of ["shell-a.js", "shell-b.js", "desk-a.js", "desk-b.js"]) {
        const plain = await fetch(origin + pathOf(name), { headers: { "accept-encoding": "identity" } });
        expect([plain.status, await plain.text()]).toEqual([200, `export const name = "${name}";`]);
        const compressed = await fetch(origin + pathOf(name), { headers: { "accept-encoding": "br" } });
        expect(compressed.headers.get("content-encoding")).toBe("br");
        expect(compressed.headers.get("cache-control")).toContain("immutable");
        expect(compressed.headers.get("x-content-type-options")).toBe("nosniff");
        expect(await compressed.text()).toBe(`export const name = "${name}";`);
      }
      for (const path of ["/assets/none.js", "/desk/assets/none.js"]) {
        const unknown = await get(origin + path);
        expect([unknown.status, await unknown.text()]).toEqual([404, "Not Found\n"]);
      }
    }
  });

  test("files are deleted thirty days after their release was last used", async () => {
    const store = createReleaseStore(await openTestDatabase(kind));
    const has = async (name: string) => (await store.find(`/assets/${name}`)) !== undefined;
    await store.publish(release("first", "old.js", "same.js"), 0);
    await store.touch("first", 20 * day);
    for (let count = 0; count < 10; count++) await store.publish(release(`r${count}`, "same.js"), 45 * day);
    expect(await has("old.js")).toBe(true);
    await store.publish(release("last", "same.js"), 51 * day);
    expect([await has("old.js"), await has("same.js")]).toEqual([false, true]);
  });
});
