import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { contentType, isCompressible, isPageData } from "../server/site/content-type.ts";
import { contentEtag } from "../server/site/etag.ts";
import type { Caching, SiteFile, SiteManifest } from "../server/site/site-manifest.ts";

const compress = promisify(brotliCompress);
const parallel = 4;

/**
 * The best takes a third of a second a page. One of a product has 2 % more bytes in a third of that time; where there
 * are thousands, a tenth more in next to none.
 */
const quality = { best: 11, products: 10, manyProducts: 7 } as const;
const manyFiles = 1_000;

/** Where the build puts what carries a hash in its name, and what there is one of for each product. */
const assets = "assets/";
const perProduct = "product/";

/** Compresses the built site and writes down how each of its files is to be answered. */
export async function packSite(
  root: string,
  manifestFile: string,
  /** Where the site stands: "" at the root, "/desk" below it. */
  base = "",
): Promise<{ files: number; bytes: number; packed: number }> {
  const names = (await readdir(root, { recursive: true })).map((name) => name.split(sep).join("/")).sort();
  const queue = names.filter((name) => contentType(name) && !name.startsWith(".vite/"));
  const manifest: SiteManifest = {};
  const totals = { files: 0, bytes: 0, packed: 0 };
  const products = queue.length > manyFiles ? quality.manyProducts : quality.products;

  async function work(): Promise<void> {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (!(await stat(join(root, name))).isFile()) continue;
      const level = name.startsWith(perProduct) ? products : quality.best;
      const { file, bytes, packed } = await packFile(root, name, level);
      manifest[base + addressOf(name)] = file;
      totals.files += 1;
      totals.bytes += bytes;
      totals.packed += packed;
    }
  }

  await Promise.all(Array.from({ length: parallel }, work));
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(manifestFile, `${JSON.stringify(sorted)}\n`);
  return totals;
}

type Packed = { file: SiteFile; bytes: number; packed: number };

async function packFile(root: string, name: string, level: number): Promise<Packed> {
  const content = await readFile(join(root, name));
  const type = contentType(name) ?? "application/octet-stream";
  const brotli = isCompressible(type) && content.length > 200;
  let packed = content.length;
  if (brotli) {
    const smaller = await compress(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    await writeFile(join(root, `${name}.br`), smaller);
    packed = smaller.length;
  }
  const etag = contentEtag(content);
  return {
    file: { file: name, type, etag, caching: cachingOf(name), brotli },
    bytes: content.length,
    packed,
  };
}

/** `rings/index.html` answers at `/rings`. */
function addressOf(name: string): string {
  return name.endsWith("index.html") ? `/${name.slice(0, -"index.html".length)}`.replace(/(.)\/$/, "$1") : `/${name}`;
}

function cachingOf(name: string): Caching {
  if (name.startsWith(assets)) return "immutable";
  return name.endsWith(".html") || isPageData(name) ? "page" : "plain";
}
