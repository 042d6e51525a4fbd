import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { Edition } from "../../catalogue/edition.ts";
import { fileSource } from "../../catalogue/file-edition.server.ts";
import { createEditions } from "../catalogue/editions.ts";
import { noRecords } from "../catalogue/live-records.ts";
import { createRegeneratedPages } from "./regenerated-pages.ts";
import type { SiteManifest } from "./site-manifest.ts";
import type { FileRequest, FileResponse } from "./static-files.ts";

const asked: FileRequest = { method: "GET", ifNoneMatch: undefined, acceptEncoding: "br" };
const piece = fileSource.products.find(({ id }) => id === 98) ?? expect.fail("no product 98");

function openPages(render?: (address: string, edition: Edition) => Promise<Response>) {
  const editions = createEditions(fileSource);
  const html = { "Content-Type": "text/html; charset=utf-8" };
  const page = async (address: string, { catalogue, number }: Edition) =>
    catalogue.product(98)
      ? new Response(`<script>1</script>${address} ${catalogue.product(98)?.price} of ${number}`, { headers: html })
      : new Response("gone", { status: 404, headers: html });
  const rendered = vi.fn(render ?? page);
  const entry = (file: string, caching: "page" | "immutable") => ({
    file,
    caching,
    type: "",
    etag: "",
    brotli: true,
  });
  const manifest: SiteManifest = {
    "/product/98": entry("98", "page"),
    "/pieces.json": entry("pieces.json", "page"),
    "/earrings": entry("earrings", "page"),
    "/assets/a.js": entry("a.js", "immutable"),
  };
  const built: FileResponse = { status: 200, headers: {}, body: new TextEncoder().encode("built") };
  const log = { error: vi.fn() };
  const files = (address: string) => (Object.hasOwn(manifest, address) ? built : undefined);
  const pages = createRegeneratedPages({ files, manifest, editions, render: rendered, policy: "the policy", log });
  let edition = 0;
  const change = (price: number | undefined, settings?: typeof fileSource.settings) =>
    editions.update({
      ...noRecords,
      ...{ edition: ++edition, settings },
      pieces: new Map([
        [
          98,
          { state: price ? "live" : "off", version: 1, savedAt: 0, product: price ? { ...piece, price } : undefined },
        ],
        [700, { state: "live", version: 1, savedAt: 0, product: { ...piece, id: 700 } }],
      ]),
    });
  const ask = async (address: string, header: Partial<FileRequest> = {}) => {
    const answer = await pages.files(address, { ...asked, ...header });
    const body = answer?.body;
    const isBrotli = answer?.headers["Content-Encoding"] === "br";
    const text = body ? new TextDecoder().decode(isBrotli ? brotliDecompressSync(body) : body) : "";
    return { status: answer?.status, text, headers: answer?.headers ?? {} };
  };
  return { pages, rendered, change, ask, log };
}

test("without changes the built files are served, and nothing is rendered", async () => {
  const { ask, rendered } = openPages();
  expect((await ask("/product/98")).text).toBe("built");
  expect(rendered).not.toHaveBeenCalled();
});

test("a stale page is rendered once for all requests; other pages stay as built", async () => {
  const { ask, change, rendered } = openPages();
  change(9900);
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask("/product/98")));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(["<script>1</script>/product/98 9900 of 1"]));
  expect((await ask("/product/98")).text).toContain("9900 of 1");
  expect(rendered).toHaveBeenCalledTimes(1);
  expect((await ask("/earrings")).text).toBe("built");
  expect((await ask("/assets/a.js")).text).toBe("built");
});

test("a regenerated page has ETag, caching and policy like a built one, in every encoding", async () => {
  const { ask, change } = openPages();
  change(9900);
  const { headers } = await ask("/product/98");
  expect(headers).toMatchObject({
    "Cache-Control": "no-cache",
    "Content-Encoding": "br",
    Vary: "Accept-Encoding",
    "Content-Security-Policy": "the policy",
  });
  expect(await ask("/product/98", { ifNoneMatch: headers.ETag ?? "" })).toMatchObject({ status: 304, text: "" });
  expect((await ask("/product/98", { acceptEncoding: null })).text).toContain("9900 of 1");
  const zipped = (await ask("/product/98", { acceptEncoding: "gzip" })).headers;
  expect(zipped).toMatchObject({ "Content-Encoding": "gzip", ETag: expect.stringMatching(/\.gzip"$/) });
  change(9800);
  expect((await ask("/product/98", { ifNoneMatch: headers.ETag ?? "" })).status).toBe(200);
});

test("a request after a change gets the new page, even while an older rendering is still running", async () => {
  const waiting: (() => void)[] = [];
  const { ask, change, rendered } = openPages(async (_, { catalogue }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response(String(catalogue.product(98)?.price));
  });
  change(9900);
  const first = ask("/product/98");
  change(9800);
  const second = ask("/product/98");
  const [goFirst, goSecond] = waiting;
  goSecond?.();
  expect((await second).text).toBe("9800");
  goFirst?.();
  expect((await first).text).toBe("9900");
  expect((await ask("/product/98")).text).toBe("9800");
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("changed settings make every page stale, and no script", async () => {
  const { ask, change } = openPages();
  change(piece.price, { ...fileSource.settings, deliveryCharge: 300 });
  expect((await ask("/earrings")).text).toContain("of 1");
  expect((await ask("/assets/a.js")).text).toBe("built");
});

test("a piece taken off sale answers 404; a new one has a page though it wasn't built", async () => {
  const { ask, change } = openPages();
  change(undefined);
  expect(await ask("/product/98")).toMatchObject({ status: 404, text: "gone" });
  change(9900);
  expect((await ask("/product/98")).status).toBe(200);
  expect((await ask("/product/700")).text).toContain("/product/700");
  expect((await ask("/product/701")).status).toBeUndefined();
});

test("when rendering fails, the last good page is served; the failure is logged, counted and retried", async () => {
  let broken = false;
  const { ask, change, log, pages, rendered } = openPages(async (_, { catalogue }) => {
    if (broken) return new Response("oh", { status: 500 });
    return new Response(String(catalogue.product(98)?.price));
  });
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    change(9900);
    expect((await ask("/product/98")).text).toBe("9900");
    broken = true;
    change(9800);
    expect(await ask("/product/98")).toMatchObject({ status: 200, text: "9900" });
    expect((await ask("/product/98")).text).toBe("9900");
    expect([pages.failures(), rendered.mock.calls.length]).toEqual([1, 2]);
    expect(log.error).toHaveBeenCalledTimes(1);
    broken = false;
    vi.advanceTimersByTime(1_001);
    expect((await ask("/product/98")).text).toBe("9800");
  } finally {
    vi.useRealTimers();
  }
});
