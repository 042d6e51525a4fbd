import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { chooseEncoding, pack as packFor, tagFor } from "./encoding.ts";
import { contentTag, takeInlineList } from "./inline-hashes.ts";
import type { Caching } from "./site-manifest.ts";
import { type Asked, type FileAnswer, fileHeaders, matchesEtag } from "./static-files.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Packed in a few milliseconds for whoever waits; the best size takes a fifth of a second. */
const quality = { first: 5, best: 11 } as const;

/** A page as an edition shows it, packed. */
export type LivePage = {
  edition: number;
  etag: string;
  /** Without what depends on the packing. */
  headers: Readonly<Record<string, string>>;
  packed: Uint8Array<ArrayBuffer>;
  /** To whoever takes it packed, which is nearly everybody. */
  ready: FileAnswer;
};

type Rendered = { address: string; edition: number; response: Response; picturesOrigin: string | undefined };

export async function createLivePage({ address, edition, response, picturesOrigin }: Rendered): Promise<LivePage> {
  const { status } = response;
  const rendered = new Uint8Array(await response.arrayBuffer());
  if (status !== 200 && status !== 404) throw new Error(`${address} was rendered with status ${status}`);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const isPage = type.startsWith("text/html");
  const page = isPage ? takeInlineList(new TextDecoder().decode(rendered)) : undefined;
  const content = page ? new TextEncoder().encode(page.html) : rendered;
  const etag = contentTag(content, edition);
  const file = {
    file: address,
    type,
    etag,
    caching: cachingOf(address, isPage || status === 404),
    brotli: true,
    ...(page && { inline: page.inline }),
  };
  const headers = fileHeaders(file, picturesOrigin);
  return packedAs({ edition, etag, headers }, status, await pack(content, quality.first));
}

/** The same page in the fewest bytes. */
export async function packBest(page: LivePage): Promise<LivePage> {
  return packedAs(page, page.ready.status, await pack(await unpack(page), quality.best));
}

export function answer(page: LivePage, asked: Asked): FileAnswer | Promise<FileAnswer> {
  const { etag, headers, ready } = page;
  const encoding = chooseEncoding(asked.acceptEncoding);
  if (ready.status === 200 && asked.ifNoneMatch && matchesEtag(asked.ifNoneMatch, tagFor(etag, encoding)))
    return { status: 304, headers: { ...headers, ETag: tagFor(etag, encoding) }, body: null };
  if (encoding === "br") return asked.method === "HEAD" ? { ...ready, body: null } : ready;
  return otherwisePacked(page, encoding, tagFor(etag, encoding), asked);
}

/** Kept as long as the page itself: browsers ask for this where the connection isn't encrypted. */
const gzipped = new WeakMap<LivePage, Promise<Uint8Array<ArrayBuffer>>>();

async function otherwisePacked(
  page: LivePage,
  encoding: "gzip" | undefined,
  tag: string,
  { method }: Asked,
): Promise<FileAnswer> {
  const body = await (encoding ? zipped(page) : unpack(page));
  const about = { ETag: tag, "Content-Length": String(body.length), ...(encoding && { "Content-Encoding": encoding }) };
  return { status: page.ready.status, headers: { ...page.headers, ...about }, body: method === "HEAD" ? null : body };
}

async function unpack({ packed }: LivePage): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await decompress(packed));
}

function zipped(page: LivePage): Promise<Uint8Array<ArrayBuffer>> {
  const known = gzipped.get(page);
  if (known) return known;
  const made = unpack(page).then((plain) => packFor(plain, "gzip"));
  gzipped.set(page, made);
  return made;
}

function packedAs(
  { edition, etag, headers }: Pick<LivePage, "edition" | "etag" | "headers">,
  status: FileAnswer["status"],
  packed: Uint8Array<ArrayBuffer>,
): LivePage {
  const size = { ETag: tagFor(etag, "br"), "Content-Encoding": "br", "Content-Length": String(packed.length) };
  return { edition, etag, headers, packed, ready: { status, headers: { ...headers, ...size }, body: packed } };
}

async function pack(content: Uint8Array, level: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return new Uint8Array(await compress(content, { params }));
}

/** What isn't there may be there next time, so it is asked for anew as a page is. */
function cachingOf(address: string, asPage: boolean): Caching {
  if (asPage) return "page";
  return /\.(data|json)$/.test(address) ? "data" : "plain";
}
