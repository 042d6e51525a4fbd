import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseEncoding } from "./encoding.ts";
import { matchesEtag } from "./etag.ts";
import type { SiteManifest } from "./site-manifest.ts";
import { createStaticFiles } from "./static-files.ts";

let root: string;
const page = "<p>Rings</p>";
const manifest: SiteManifest = {
  "/rings": {
    file: "rings.html",
    type: "text/html; charset=utf-8",
    etag: '"abc"',
    caching: "page",
    brotli: true,
  },
  "/assets/a.js": { file: "a.js", type: "text/javascript", etag: '"js"', caching: "immutable", brotli: false },
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "naqsh-site-"));
  writeFileSync(join(root, "rings.html"), page);
  writeFileSync(join(root, "rings.html.br"), brotliCompressSync(page));
  writeFileSync(join(root, "a.js"), "1");
});
afterAll(() => rmSync(root, { recursive: true }));

async function ask(path: string, headers: { ifNoneMatch?: string; acceptEncoding?: string } = {}, method = "GET") {
  const files = createStaticFiles(root, manifest, "the policy");
  const answer = await files(path, { method, ifNoneMatch: undefined, acceptEncoding: undefined, ...headers });
  if (!answer) throw new Error(`There is nothing at ${path}`);
  return new Response(answer.body, answer);
}

describe("static files", () => {
  it("answers a page with its tag, its policy and no caching", async () => {
    const response = await ask("/rings");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("etag")).toBe('"abc"');
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(response.headers.get("content-security-policy")).toBe("the policy");
    expect(response.headers.get("speculation-rules")).toBe('"/prefetch.speculationrules"');
  });

  it("sends the compressed file to those who take it", async () => {
    const response = await ask("/rings", { acceptEncoding: "gzip, deflate, br" });
    expect(response.headers.get("content-encoding")).toBe("br");
    const body = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(page);
  });

  it("sends gzip to those who don't take brotli, as browsers don't over plain HTTP", async () => {
    const response = await ask("/rings", { acceptEncoding: "gzip, deflate" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(page);
  });

  it("has another tag for each encoding, and knows each by its own", async () => {
    const tags = await Promise.all(
      ["br", "gzip", ""].map(
        async (acceptEncoding) => (await ask("/rings", { acceptEncoding })).headers.get("etag") ?? "",
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [br = "", gzip = ""] = tags;
    expect((await ask("/rings", { acceptEncoding: "br", ifNoneMatch: br })).status).toBe(304);
    expect((await ask("/rings", { acceptEncoding: "br", ifNoneMatch: gzip })).status).toBe(200);
  });

  it("answers 304 without a body when the tag is known", async () => {
    const response = await ask("/rings", { ifNoneMatch: 'W/"abc"' });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  });

  it("keeps hashed files for ever, and tells HEAD the length only", async () => {
    const response = await ask("/assets/a.js", {}, "HEAD");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-length")).toBe("1");
    expect(await response.text()).toBe("");
  });

  it("answers at once what it has in memory", async () => {
    const files = createStaticFiles(root, manifest);
    const asked = { method: "GET", ifNoneMatch: undefined, acceptEncoding: "br" };
    const first = await files("/rings", asked);
    expect(files("/rings", asked)).toEqual(first);
    const unread = files("/rings", { ...asked, acceptEncoding: "gzip" });
    expect(unread).toBeInstanceOf(Promise);
    await unread;
  });

  it.each(["/rings.html", "/../a.js", "/a.js", "/constructor", "/__proto__"])("knows nothing of %s", (path) => {
    const asked = { method: "GET", ifNoneMatch: undefined, acceptEncoding: undefined };
    expect(createStaticFiles(root, manifest)(path, asked)).toBeUndefined();
  });
});

describe("request headers", () => {
  it.each([
    ["br", "br"],
    ["gzip, br;q=0.5", "br"],
    ["br;q=1.0, gzip", "br"],
    ["br;q=0", undefined],
    ["br;q=0.0, gzip", "gzip"],
    ["gzip, brown", "gzip"],
    ["", undefined],
  ])("accept-encoding %j gets %s", (header, expected) => expect(chooseEncoding(header)).toBe(expected));

  it.each([
    ['"a", "b"', '"b"', true],
    ["*", '"x"', true],
    ['"a"', '"b"', false],
    [null, '"b"', false],
  ])("if-none-match %j against %s: %s", (header, etag, expected) => expect(matchesEtag(header, etag)).toBe(expected));
});
