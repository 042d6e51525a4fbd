import { expect, test } from "vitest";
import { createPacking } from "./pack-behind.ts";

function openPacking() {
  const pages = new Map<string, string>();
  const packed: string[] = [];
  const going: { page: string; end: (ok: boolean) => void }[] = [];
  const packBehind = createPacking<string>({
    kept: (address) => pages.get(address),
    pack: (page) =>
      new Promise((resolve, reject) => {
        going.push({ page, end: (ok) => (ok ? resolve(`best ${page}`) : reject(new Error("can't"))) });
      }),
    done: (address, best) => {
      packed.push(best);
      pages.set(address, best);
    },
  });
  const make = (address: string, page: string) => {
    pages.set(address, page);
    packBehind(address);
  };
  /** Ends the packing that is going on. */
  const end = async (ok = true) => {
    going.at(-1)?.end(ok);
    await new Promise(setImmediate);
  };
  return { pages, packed, going, make, end };
}

test("one page after the other, each in the place of the one before it", async () => {
  const { pages, going, make, end } = openPacking();
  make("/rings", "rings 1");
  make("/shop", "shop 1");
  expect(going.map(({ page }) => page)).toEqual(["rings 1"]);
  await end();
  expect(going.map(({ page }) => page)).toEqual(["rings 1", "shop 1"]);
  await end();
  expect([...pages.values()]).toEqual(["best rings 1", "best shop 1"]);
});

test("what has been replaced or has made room meanwhile isn't packed, nor put back", async () => {
  const { pages, packed, going, make, end } = openPacking();
  make("/rings", "rings 1");
  for (let edition = 1; edition <= 100; edition++) make("/shop", `shop ${edition}`);
  make("/earings", "earrings 1");
  pages.delete("/earings");
  make("/rings", "rings 2");
  await end();
  await end();
  await end();
  expect(going.map(({ page }) => page)).toEqual(["rings 1", "shop 100", "rings 2"]);
  expect(packed).toEqual(["best shop 100", "best rings 2"]);
});

test("one that can't be packed keeps nobody waiting", async () => {
  const { pages, make, end } = openPacking();
  make("/rings", "rings 1");
  make("/shop", "shop 1");
  await end(false);
  await end();
  expect([...pages.values()]).toEqual(["rings 1", "best shop 1"]);
});
