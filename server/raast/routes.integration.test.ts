import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { crc16 } from "../../shop/money/raast.ts";
import { databaseUrl, emptyDatabase } from "../testing/databases.ts";
import { smallShop } from "../testing/orders.ts";
import { get, startTestServer, testSettings } from "../testing/shop-server.ts";

const iban = "PK36SCBL0000001123456702";

async function openShop(raast?: { iban: string }) {
  const shop = smallShop();
  const settings = testSettings({ DATABASE_URL: databaseUrl(await emptyDatabase("sqlite")) });
  const selling = () => ({ ...shop, settings: { ...shop.settings, name: "Naqsh & نقش", ...(raast && { raast }) } });
  const { origin } = await startTestServer(settings, { selling });
  return (address: string) => get(`${origin}${address}`);
}

/** Read by another library than the one that writes, as a phone would see it: on white, with a margin. */
async function read(response: Response): Promise<string | undefined> {
  const picture = sharp(Buffer.from(await response.arrayBuffer())).extend({
    ...{ top: 28, bottom: 28, left: 28, right: 28 },
    background: "#fff",
  });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** A code for this sum that runs out a day from now, give or take a minute. */
function expectCode(code: string | undefined, amount: string): void {
  const sum = `05${String(amount.length).padStart(2, "0")}${amount}`;
  const [, told = "", checksum] =
    new RegExp(`^0002020102120202000424${iban}${sum}0712(\\d{12})1004([0-9A-F]{4})$`).exec(code ?? "") ?? [];
  expect(checksum).toBe(crc16(code?.slice(0, -4) ?? ""));
  const until = told.replace(/^(..)(..)(....)(..)(..)$/, "$3-$2-$1T$4:$5:00+05:00");
  const left = Date.parse(until) - Date.now();
  expect(Math.abs(left - 24 * 60 * 60 * 1000)).toBeLessThan(2 * 60_000);
}

test("the code is scanned from the drawing of the page and from the picture to save", async () => {
  const ask = await openShop({ iban });
  for (const amount of ["1", "100600", "100000000"]) {
    const drawing = await ask(`/raast/${amount}.svg`);
    expect(drawing.status).toBe(200);
    expect(Object.fromEntries(drawing.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
    });
    // 7 px a module of version 4, whatever the sum: pages say so with its width.
    expect(await sharp(Buffer.from(await drawing.clone().arrayBuffer())).metadata()).toMatchObject({
      width: 231,
      height: 231,
    });
    expectCode(await read(drawing), amount);

    const picture = await ask(`/raast/${amount}.png?order=NQ-7F3K-92`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(picture.headers.get("cache-control")).toBe("no-store");
    expectCode(await read(picture), amount);
  }
});

test("the saved picture is 1024 px wide, with words below the code", async () => {
  const ask = await openShop({ iban });
  const measure = async (address: string) => sharp(Buffer.from(await (await ask(address)).arrayBuffer())).metadata();
  const plain = await measure("/raast/5000.png");
  const numbered = await measure("/raast/5000.png?order=NQ-7F3K-92");
  expect([plain.width, numbered.width]).toEqual([1024, 1024]);
  expect(plain.height).toBeGreaterThan(1024);
  expect(numbered.height).toBeGreaterThan(plain.height);
});

test("anything else is not found, and without the setting everything is", async () => {
  const ask = await openShop({ iban });
  for (const path of ["0.svg", "007.svg", "100000001.svg", "1.5.svg", "-1.svg", "x.svg", "500.gif", "500", "500.png/x"])
    expect((await ask(`/raast/${path}`)).status).toBe(404);
  for (const order of ["", "NQ", "nq-7f3k-92", "<b>"])
    expect((await ask(`/raast/500.png?order=${encodeURIComponent(order)}`)).status).toBe(404);
  const without = await openShop();
  for (const path of ["500.svg", "500.png"]) expect((await without(`/raast/${path}`)).status).toBe(404);
});

test("more than 300 codes a minute from one address have to wait", async () => {
  const ask = await openShop({ iban });
  const statuses: number[] = [];
  for (let count = 0; count < 301; count++) statuses.push((await ask("/raast/500.svg")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.at(-1)).toBe(429);
});
