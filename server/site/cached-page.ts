import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { createLruCache } from "../lru-cache.ts";
import { isPageData } from "./content-type.ts";
import { chooseEncoding, compress } from "./encoding.ts";
import { contentEtag, encodedEtag, matchesEtag } from "./etag.ts";
import type { Caching } from "./site-manifest.ts";
import { type FileRequest, type FileResponse, fileHeaders } from "./static-files.ts";

const brotliAsync = promisify(brotliCompress);
const unbrotliAsync = promisify(brotliDecompress);

/** The first takes a few milliseconds, while somebody waits; the best takes a fifth of a second, in the background. */
const quality = { first: 5, best: 11 } as const;

/** A page rendered for one edition and compressed, ready to be sent. */
export type CachedPage = {
  edition: number;
  /** Of the uncompressed page. */
  etag: string;
  /** Without those that depend on the encoding. */
  headers: Readonly<Record<string, string>>;
  brotli: Uint8Array<ArrayBuffer>;
  /** The response for clients that accept brotli, which is nearly all of them. */
  brotliResponse: FileResponse;
};

/** Roughly what a page's headers take in memory. */
const headerBytes = 1_000;

export function createPageCache(maxBytes: number) {
  return createLruCache<CachedPage>(maxBytes, ({ brotli }, address) => brotli.length + address.length + headerBytes);
}

type Rendered = { address: string; edition: number; response: Response; policy: string | undefined };

export async function createCachedPage({ address, edition, response, policy }: Rendered): Promise<CachedPage> {
  const { status } = response;
  const content = new Uint8Array(await response.arrayBuffer());
  if (status !== 200 && status !== 404) throw new Error(`${address} was rendered with status ${status}`);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const isPage = type.startsWith("text/html");
  const etag = contentEtag(content, edition);
  const file = { file: address, type, etag, caching: cachingOf(address, isPage || status === 404), brotli: true };
  const headers = fileHeaders(file, policy);
  return withBrotli({ edition, etag, headers }, status, await toBrotli(content, quality.first));
}

/** The same page in the fewest bytes. */
export async function compressBest(page: CachedPage): Promise<CachedPage> {
  return withBrotli(page, page.brotliResponse.status, await toBrotli(await decompress(page), quality.best));
}

export function respond(page: CachedPage, request: FileRequest): FileResponse | Promise<FileResponse> {
  const { headers, brotliResponse } = page;
  const encoding = chooseEncoding(request.acceptEncoding);
  const etag = encodedEtag(page.etag, encoding);
  if (brotliResponse.status === 200 && request.ifNoneMatch && matchesEtag(request.ifNoneMatch, etag))
    return { status: 304, headers: { ...headers, ETag: etag }, body: null };
  if (encoding === "br") return request.method === "HEAD" ? { ...brotliResponse, body: null } : brotliResponse;
  return respondWithoutBrotli(page, encoding, etag, request);
}

async function respondWithoutBrotli(
  page: CachedPage,
  encoding: "gzip" | undefined,
  etag: string,
  { method }: FileRequest,
): Promise<FileResponse> {
  const body = await (encoding ? toGzip(page) : decompress(page));
  const headers = {
    ...page.headers,
    ETag: etag,
    "Content-Length": String(body.length),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  return { status: page.brotliResponse.status, headers, body: method === "HEAD" ? null : body };
}

async function decompress({ brotli }: CachedPage): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await unbrotliAsync(brotli));
}

/** Lives as long as its page in the cache: over plain HTTP every browser asks for gzip. */
const gzipped = new WeakMap<CachedPage, Promise<Uint8Array<ArrayBuffer>>>();

function toGzip(page: CachedPage): Promise<Uint8Array<ArrayBuffer>> {
  const known = gzipped.get(page);
  if (known) return known;
  const made = decompress(page).then((plain) => compress(plain, "gzip"));
  gzipped.set(page, made);
  return made;
}

function withBrotli(
  { edition, etag, headers }: Pick<CachedPage, "edition" | "etag" | "headers">,
  status: FileResponse["status"],
  brotli: Uint8Array<ArrayBuffer>,
): CachedPage {
  const brotliHeaders = {
    ...headers,
    ETag: encodedEtag(etag, "br"),
    "Content-Encoding": "br",
    "Content-Length": String(brotli.length),
  };
  return { edition, etag, headers, brotli, brotliResponse: { status, headers: brotliHeaders, body: brotli } };
}

async function toBrotli(content: Uint8Array, level: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return new Uint8Array(await brotliAsync(content, { params }));
}

/** A 404 is revalidated as a page is: what isn't there now may be there next time. */
function cachingOf(address: string, asPage: boolean): Caching {
  return asPage || isPageData(address) ? "page" : "plain";
}
