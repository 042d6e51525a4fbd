import { describe, expect, test, vi } from "vitest";
import { databaseKinds, databaseUrl, emptyDatabase, openTestDatabase } from "../testing/databases.ts";
import { startTestServer, testSettings } from "../testing/shop-server.ts";
import type { ReadableFile, Release } from "./release.ts";
import { createReleaseStore } from "./release-store.ts";
import { createSharedPictures } from "./shared-pictures.ts";

const day = 24 * 60 * 60 * 1000;
const pathOf = (name: string) => `/pictures/${name}.avif`;

const pictures = (...names: string[]): ReadableFile[] =>
  names.map((name) => ({
    ...{ path: pathOf(name), type: "image/avif", etag: `"${name}"`, brotli: false },
    read: async () => Buffer.from(`picture ${name}`),
  }));

function release(id: string, ...names: string[]): Release {
  const script = { path: `/assets/${id}.js`, type: "text/javascript; charset=utf-8", etag: `"${id}"`, brotli: false };
  return { id, files: [{ ...script, read: async () => Buffer.from("") }], pictures: pictures(...names) };
}

const notFound = () => new Response("Not Found\n", { status: 404 });

describe.each(databaseKinds)("%s", (kind) => {
  test("servers of two releases share only the pictures that the other one lacks", async () => {
    const settings = testSettings({ DATABASE_URL: databaseUrl(await emptyDatabase(kind)) });
    const before = await startTestServer(settings, { pages: notFound, release: release("a", "same", "old") });
    const after = await startTestServer(settings, { pages: notFound, release: release("b", "same", "new") });
    const ask = async (origin: string, name: string) => {
      const answer = await fetch(origin + pathOf(name));
      return [answer.status, answer.headers.get("content-type"), await answer.text()];
    };
    expect(await ask(before.origin, "new")).toEqual([200, "image/avif", "picture new"]);
    await vi.waitFor(
      async () => expect(await ask(after.origin, "old")).toEqual([200, "image/avif", "picture old"]),
      20_000,
    );
    expect((await fetch(after.origin + pathOf("old"))).headers.get("cache-control")).toContain("immutable");
    expect((await ask(after.origin, "same"))[0]).toBe(404);
    expect((await ask(after.origin, "none"))[0]).toBe(404);
  });

  test("pictures of the previous release on this machine are shared when the shop opens", async () => {
    const settings = testSettings({ DATABASE_URL: databaseUrl(await emptyDatabase(kind)) });
    const before = await startTestServer(settings, { pages: notFound, release: release("a", "same", "old") });
    await before.stop();
    const next = { ...release("b", "same"), olderPictures: pictures("same", "old", "never-run") };
    const { origin } = await startTestServer(settings, { pages: notFound, release: next });
    const statuses = ["old", "same", "never-run"].map(async (name) => (await fetch(origin + pathOf(name))).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  });

  test("pictures that all releases have, or none, are deleted with an expired release", async () => {
    const database = await openTestDatabase(kind);
    const store = createReleaseStore(database);
    const shared = createSharedPictures(database);
    const savedNames = async () => {
      const all = ["same", "old", "new", "latest"];
      const found = await Promise.all(all.map(async (name) => (await store.find(pathOf(name))) && name));
      return found.filter(Boolean);
    };
    await store.publish(release("first", "same", "old"), 0);
    await shared.share(pictures("same", "old"));
    expect(await savedNames()).toEqual([]);
    for (let count = 0; count < 9; count++) await store.publish(release(`r${count}`, "same", "new"), 25 * day);
    await shared.share(pictures("same", "old", "new"));
    expect(await savedNames()).toEqual(["old", "new"]);
    await store.publish(release("tenth", "same", "new", "latest"), 31 * day);
    await shared.share(pictures("same", "new", "latest"));
    expect(await savedNames()).toEqual(["latest"]);
  });
});
