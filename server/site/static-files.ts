import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chooseEncoding, type Encoding, pack, tagFor } from "./encoding.ts";
import { createFileCache } from "./file-cache.ts";
import { policyHeader, workerPolicy } from "./security-headers.ts";
import { caching, type SiteFile, type SiteManifest } from "./site-manifest.ts";

/** Of each kind. What is asked for often fits; for the rest there is the system's own cache. */
const cacheBytes = 16 * 1024 * 1024;

type Header = string | null | undefined;

/** What of a request decides over the answer, besides its address. */
export type Asked = { method: string; ifNoneMatch: Header; acceptEncoding: Header };

export type FileAnswer = {
  status: 200 | 304 | 404 | 503;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | null;
};

/** At once for a file that is kept in memory; undefined where there is none. */
export type StaticFiles = (pathname: string, asked: Asked) => FileAnswer | Promise<FileAnswer> | undefined;

type Ready = { bytes: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> };

/**
 * The built site from a map that is read once: an address that isn't in it doesn't exist,
 * so no request can name a file of its own.
 */
export function createStaticFiles(root: string, manifest: SiteManifest, policy?: string): StaticFiles {
  const files = new Map(Object.entries(manifest));
  const keep = createFileCache<Ready>(cacheBytes);

  async function read(file: SiteFile, encoding: Encoding | undefined): Promise<Ready> {
    const plain = await readFile(join(root, encoding === "br" ? `${file.file}.br` : file.file));
    const bytes = encoding === "gzip" ? await pack(plain, "gzip") : new Uint8Array(plain);
    const packed = encoding && { "Content-Encoding": encoding };
    const headers = { ...headersOf(file, encoding), ...packed, "Content-Length": String(bytes.length) };
    return { bytes, headers };
  }

  const headersOf = (file: SiteFile, encoding: Encoding | undefined) => ({
    ...fileHeaders(file, policy),
    ETag: tagFor(file.etag, encoding),
  });

  return (pathname, asked) => {
    const file = files.get(pathname);
    if (!file) return undefined;
    const encoding = file.brotli ? chooseEncoding(asked.acceptEncoding) : undefined;
    if (asked.ifNoneMatch && matchesEtag(asked.ifNoneMatch, tagFor(file.etag, encoding)))
      return { status: 304, headers: headersOf(file, encoding), body: null };
    const ready = keep(encoding ? `${file.file}.${encoding}` : file.file, () => read(file, encoding));
    return ready instanceof Promise ? ready.then((late) => whole(late, asked)) : whole(ready, asked);
  };
}

export function askedOf({ method, headers }: Request): Asked {
  return { method, ifNoneMatch: headers.get("if-none-match"), acceptEncoding: headers.get("accept-encoding") };
}

export function toResponse({ status, headers, body }: FileAnswer): Response {
  return new Response(body, { status, headers });
}

function whole({ bytes, headers }: Ready, { method }: Asked): FileAnswer {
  return { status: 200, headers, body: method === "HEAD" ? null : bytes };
}

const serviceWorkerFile = "service-worker.js";

/** The browser prefetches what a finger or a pointer rests on, by rules that stand in a file of their own. */
const prefetching = { "Speculation-Rules": '"/prefetch.speculationrules"' };

/** `policy`: the Content-Security-Policy of pages. */
export function fileHeaders(file: SiteFile, policy?: string): Record<string, string> {
  const isPage = file.type.startsWith("text/html");
  return {
    "Content-Type": file.type,
    "Cache-Control": caching[file.caching],
    ...(file.brotli ? { Vary: "Accept-Encoding" } : {}),
    ...(isPage && policy && { [policyHeader]: policy, ...prefetching }),
    ...(file.file === serviceWorkerFile && { [policyHeader]: workerPolicy }),
  };
}

export function matchesEtag(header: Header, etag: string): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}
