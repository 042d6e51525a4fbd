import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import type { SiteManifest } from "../server/site/site-manifest.ts";
import { packSite } from "./pack-site.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "naqsh-pack-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, "client", name, ".."), { recursive: true });
    writeFileSync(join(folder, "client", name), content);
  }
  return folder;
}

it("records address, caching, type and compression of each file", async () => {
  const long = "<p>".padEnd(500, "x");
  const folder = folderWith({
    "index.html": long,
    "rings/index.html": long,
    "pieces.json": "{}",
    "assets/a-1234.js": "let a;".repeat(100),
    "favicon.svg": "<svg/>",
    "notes.unknown": "",
  });
  await packSite(join(folder, "client"), join(folder, "site.json"));
  const manifest: SiteManifest = JSON.parse(readFileSync(join(folder, "site.json"), "utf8"));
  expect(Object.keys(manifest)).toEqual(["/", "/assets/a-1234.js", "/favicon.svg", "/pieces.json", "/rings"]);
  expect(manifest["/rings"]).toMatchObject({ file: "rings/index.html", caching: "page", brotli: true });
  expect(manifest["/assets/a-1234.js"]).toMatchObject({ caching: "immutable", brotli: true });
  expect(manifest["/pieces.json"]).toMatchObject({ caching: "page", brotli: false });
  expect(brotliDecompressSync(readFileSync(join(folder, "client/rings/index.html.br"))).toString()).toBe(long);
});

it("compresses at the best quality, except products when there are thousands", async () => {
  const text = Array.from({ length: 3_000 }, (_, place) => (place * place * 7919) % 10_007).join(" ");
  const pages = { "rings/index.html": text, "product/1/index.html": text };
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, id) => [`product/${id}.json`, "{}"]));
  const sizes = async (files: Record<string, string>) => {
    const folder = folderWith(files);
    await packSite(join(folder, "client"), join(folder, "site.json"));
    return Object.keys(pages).map((name) => statSync(join(folder, "client", `${name}.br`)).size);
  };
  const [best = 0, bestProduct] = await sizes(pages);
  expect(bestProduct).toBe(best);
  const [listing, product] = await sizes({ ...pages, ...many });
  expect(listing).toBe(best);
  expect(product).toBeGreaterThan(best);
});
