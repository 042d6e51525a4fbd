import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createEdition } from "../../catalogue/edition.ts";
import { fileEdition, fileSource } from "../../catalogue/file-edition.server.ts";
import { currentBuild } from "./builds.ts";
import { readPageBuild } from "./page-build.ts";
import { createRenderedPages } from "./rendered-pages.ts";

const build = await readPageBuild(currentBuild(join(import.meta.dirname, "..", "..")) ?? "");

/** The shop as it was built, its renderings counted. */
function openPages() {
  const rendered = vi.fn(build.handle);
  let edition = fileEdition;
  const pages = createRenderedPages({ ...build, handle: rendered }, () => edition);
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    pages(new Request(`http://shop.test${path}`, { method, headers }), "client");
  const change = () => {
    edition = createEdition({ ...fileSource, number: edition.number + 1 });
  };
  return { ask, change, rendered };
}

test.each(["/shop?q=ring", "/rings?sort=price-up&stock=in", "/saved?ids=1,98"])(
  "%s is rendered once for all requests, in every encoding, until the catalogue changes",
  async (path) => {
    const { ask, change, rendered } = openPages();
    const together = await Promise.all(Array.from({ length: 100 }, () => ask(path)));
    const [html, ...others] = await Promise.all(together.map((response) => response.text()));
    expect(together.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(new Set(others)).toEqual(new Set([html]));
    for (const encoding of ["br", "gzip"]) {
      const compressed = await ask(path, { "accept-encoding": encoding });
      expect([compressed.headers.get("content-encoding"), compressed.headers.get("vary")]).toEqual([
        encoding,
        "Accept-Encoding",
      ]);
      const etag = compressed.headers.get("etag") ?? expect.fail("no tag");
      expect(etag).toMatch(new RegExp(`\\.${encoding}"$`));
      expect((await ask(path, { "accept-encoding": encoding, "if-none-match": etag })).status).toBe(304);
    }
    const head = await ask(path, {}, "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect(rendered).toHaveBeenCalledTimes(1);
    change();
    await ask(path);
    expect(rendered).toHaveBeenCalledTimes(2);
  },
);

test("concurrent requests for a page take one place in the queue, however often the catalogue changes meanwhile", async () => {
  const { ask, change, rendered } = openPages();
  const asked = Array.from({ length: 5 }, () => {
    change();
    return Array.from({ length: 70 }, () => ask("/rings?sort=price-up"));
  });
  const statuses = (await Promise.all(asked.flat())).map(({ status }) => status);
  expect(statuses).toEqual(Array(350).fill(200));
  expect(rendered).toHaveBeenCalledTimes(5);
});

test("a rendered page may run its own inline scripts and styles, by hash", async () => {
  const { ask } = openPages();
  const response = await ask("/shop?sort=newest");
  const policy = response.headers.get("content-security-policy") ?? "";
  const inline = [...(await response.text()).matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)];
  expect(inline.length).toBeGreaterThan(3);
  for (const [, text = ""] of inline)
    expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  expect(policy).not.toContain("nonce");
});

test("a script or style in a piece's text isn't allowed", async () => {
  const planted = "<script>steal()</script><style>p{display:none}</style>";
  const catalogue = { ...fileEdition.catalogue, description: async () => planted };
  const pages = createRenderedPages(build, () => ({ ...fileEdition, catalogue }));
  const response = await pages(new Request("http://shop.test/product/98?sort=newest"), "client");
  expect((await response.text()).includes(planted)).toBe(true);
  const policy = response.headers.get("content-security-policy") ?? "";
  for (const text of ["steal()", "p{display:none}"])
    expect(policy).not.toContain(createHash("sha256").update(text).digest("base64"));
});

test("each query is a page of its own", async () => {
  const { ask } = openPages();
  const [up, down] = await Promise.all(
    ["up", "down"].map(async (way) => (await ask(`/rings?sort=price-${way}`)).text()),
  );
  expect(up).not.toBe(down);
});

test("a 404 page is rendered once for all addresses", async () => {
  const { ask, change, rendered } = openPages();
  for (const path of ["/nowhere", "/elsewhere?sort=newest", "/rings/nowhere", "/%00", "/constructor"]) {
    const response = await ask(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-cache"]);
    expect(await response.text()).toContain("404 Not Found");
  }
  expect(rendered).toHaveBeenCalledTimes(1);
  for (const path of ["/product/999999", "/product/888888", "/product/x"]) {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("Product not found")]);
  }
  expect(rendered).toHaveBeenCalledTimes(2);
  expect((await ask("/product/98?sort=newest")).status).toBe(200);
  change();
  await ask("/nowhere");
  expect(rendered).toHaveBeenCalledTimes(4);
});

test("redirects are passed on", async () => {
  const { ask } = openPages();
  const response = await ask("/earrings?sort=newest");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toMatch(/^\/earings/);
});

test("a client that requests ever new pages doesn't block others", async () => {
  const pages = createRenderedPages(build, () => fileEdition);
  const ask = (path: string, client: string) => pages(new Request(`http://shop.test${path}`), client);
  const greedy = Array.from({ length: 100 }, (_, index) => ask(`/shop?q=${index}`, "greedy"));
  const other = await ask("/rings?sort=newest", "other");
  expect(other.status).toBe(200);
  const sharesHers = await ask("/shop?q=99", "other");
  expect(sharesHers.status).toBe(200);
  const statuses = (await Promise.all(greedy)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
