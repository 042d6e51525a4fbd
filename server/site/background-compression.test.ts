import { expect, test } from "vitest";
import { createBackgroundCompression } from "./background-compression.ts";

function openCompression() {
  const pages = new Map<string, string>();
  const compressed: string[] = [];
  const running: { page: string; end: (ok: boolean) => void }[] = [];
  const compressLater = createBackgroundCompression<string>({
    cached: (address) => pages.get(address),
    compress: (page) =>
      new Promise((resolve, reject) => {
        running.push({ page, end: (ok) => (ok ? resolve(`best ${page}`) : reject(new Error("can't"))) });
      }),
    store: (address, best) => {
      compressed.push(best);
      pages.set(address, best);
    },
  });
  const make = (address: string, page: string) => {
    pages.set(address, page);
    compressLater(address);
  };
  /** Ends the compression that is running. */
  const end = async (ok = true) => {
    running.at(-1)?.end(ok);
    await new Promise(setImmediate);
  };
  return { pages, compressed, running, make, end };
}

test("compresses one page at a time and replaces it in the cache", async () => {
  const { pages, running, make, end } = openCompression();
  make("/rings", "rings 1");
  make("/shop", "shop 1");
  expect(running.map(({ page }) => page)).toEqual(["rings 1"]);
  await end();
  expect(running.map(({ page }) => page)).toEqual(["rings 1", "shop 1"]);
  await end();
  expect([...pages.values()]).toEqual(["best rings 1", "best shop 1"]);
});

test("what has been replaced or has made room meanwhile isn't compressed, nor put back", async () => {
  const { pages, compressed, running, make, end } = openCompression();
  make("/rings", "rings 1");
  for (let edition = 1; edition <= 100; edition++) make("/shop", `shop ${edition}`);
  make("/earings", "earrings 1");
  pages.delete("/earings");
  make("/rings", "rings 2");
  await end();
  await end();
  await end();
  expect(running.map(({ page }) => page)).toEqual(["rings 1", "shop 100", "rings 2"]);
  expect(compressed).toEqual(["best shop 100", "best rings 2"]);
});

test("one that can't be compressed keeps nobody waiting", async () => {
  const { pages, make, end } = openCompression();
  make("/rings", "rings 1");
  make("/shop", "shop 1");
  await end(false);
  await end();
  expect([...pages.values()]).toEqual(["rings 1", "best shop 1"]);
});
