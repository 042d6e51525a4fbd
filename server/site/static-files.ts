import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createFileCache } from "./file-cache.ts";
import { contentSecurityPolicy, hashSources, policyHeader } from "./security-headers.ts";
import { caching, type SiteFile, type SiteManifest } from "./site-manifest.ts";

/** Of each kind. What is asked for often fits; for the rest there is the system's own cache. */
const cacheBytes = 16 * 1024 * 1024;

type Header = string | null | undefined;

/** What of a request decides over the answer, besides its address. */
export type Asked = { method: string; ifNoneMatch: Header; acceptEncoding: Header };

export type FileAnswer = {
  status: 200 | 304;
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
export function createStaticFiles(root: string, manifest: SiteManifest, picturesOrigin?: string): StaticFiles {
  const files = new Map(Object.entries(manifest));
  const keep = createFileCache<Ready>(cacheBytes);

  async function read(file: SiteFile, brotli: boolean): Promise<Ready> {
    const bytes = new Uint8Array(await readFile(join(root, brotli ? `${file.file}.br` : file.file)));
    const encoding = brotli ? { "Content-Encoding": "br" } : {};
    const headers = { ...fileHeaders(file, picturesOrigin), ...encoding, "Content-Length": String(bytes.length) };
    return { bytes, headers };
  }

  return (pathname, asked) => {
    const file = files.get(pathname);
    if (!file) return undefined;
    if (matchesEtag(asked.ifNoneMatch, file.etag))
      return { status: 304, headers: fileHeaders(file, picturesOrigin), body: null };
    const brotli = file.brotli && acceptsBrotli(asked.acceptEncoding);
    const ready = keep(brotli ? `${file.file}.br` : file.file, () => read(file, brotli));
    return ready instanceof Promise ? ready.then((late) => whole(late, asked)) : whole(ready, asked);
  };
}

function whole({ bytes, headers }: Ready, { method }: Asked): FileAnswer {
  return { status: 200, headers, body: method === "HEAD" ? null : bytes };
}

function fileHeaders(file: SiteFile, picturesOrigin?: string): Record<string, string> {
  return {
    "Content-Type": file.type,
    "Cache-Control": caching[file.caching],
    ETag: file.etag,
    ...(file.brotli ? { Vary: "Accept-Encoding" } : {}),
    ...(file.inline ? { [policyHeader]: contentSecurityPolicy(hashSources(file.inline), picturesOrigin) } : {}),
  };
}

export function matchesEtag(header: Header, etag: string): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}

export function acceptsBrotli(header: Header): boolean {
  return /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+\s*)?(,|$)/i.test(header ?? "");
}
