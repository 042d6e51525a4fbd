import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createLruCache } from "../lru-cache.ts";
import { chooseEncoding, compress, type Encoding } from "./encoding.ts";
import { encodedEtag, matchesEtag } from "./etag.ts";
import { policyHeader, workerPolicy } from "./security-headers.ts";
import { caching, type SiteFile, type SiteManifest } from "./site-manifest.ts";

/** For each folder. Files that are often requested fit; for the rest there is the operating system's page cache. */
const cacheBytes = 16 * 1024 * 1024;

type Header = string | null | undefined;

/** The parts of a request, besides its path, that decide what is answered. */
export type FileRequest = { method: string; ifNoneMatch: Header; acceptEncoding: Header };

export type FileResponse = {
  status: 200 | 304 | 404 | 503;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | null;
};

/** Synchronous for a cached file; undefined where there is no file. */
export type StaticFiles = (pathname: string, request: FileRequest) => FileResponse | Promise<FileResponse> | undefined;

type LoadedFile = { bytes: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> };

/**
 * Serves the files of a manifest that is read once. An address that isn't in it doesn't exist, so no request can reach
 * any other file.
 */
export function createStaticFiles(root: string, manifest: SiteManifest, policy?: string): StaticFiles {
  const files = new Map(Object.entries(manifest));
  const cache = createLruCache<LoadedFile>(cacheBytes, ({ bytes }) => bytes.length);

  async function load(file: SiteFile, encoding: Encoding | undefined): Promise<LoadedFile> {
    const stored = await readFile(join(root, encoding === "br" ? `${file.file}.br` : file.file));
    const bytes = encoding === "gzip" ? await compress(stored, "gzip") : new Uint8Array(stored);
    const headers = {
      ...headersOf(file, encoding),
      ...(encoding && { "Content-Encoding": encoding }),
      "Content-Length": String(bytes.length),
    };
    return { bytes, headers };
  }

  const headersOf = (file: SiteFile, encoding: Encoding | undefined) => ({
    ...fileHeaders(file, policy),
    ETag: encodedEtag(file.etag, encoding),
  });

  return (pathname, request) => {
    const file = files.get(pathname);
    if (!file) return undefined;
    const encoding = file.brotli ? chooseEncoding(request.acceptEncoding) : undefined;
    if (request.ifNoneMatch && matchesEtag(request.ifNoneMatch, encodedEtag(file.etag, encoding)))
      return { status: 304, headers: headersOf(file, encoding), body: null };
    const key = encoding ? `${file.file}.${encoding}` : file.file;
    const cached = cache.get(key);
    if (cached) return okResponse(cached, request);
    return load(file, encoding).then((loaded) => {
      cache.set(key, loaded);
      return okResponse(loaded, request);
    });
  };
}

export function toFileRequest({ method, headers }: Request): FileRequest {
  return { method, ifNoneMatch: headers.get("if-none-match"), acceptEncoding: headers.get("accept-encoding") };
}

export function toResponse({ status, headers, body }: FileResponse): Response {
  return new Response(body, { status, headers });
}

function okResponse({ bytes, headers }: LoadedFile, { method }: FileRequest): FileResponse {
  return { status: 200, headers, body: method === "HEAD" ? null : bytes };
}

const workerFiles = ["service-worker.js", "push-worker.js"];

/** Names the file with the rules by which browsers prefetch links on hover or touch. */
const speculationRules = { "Speculation-Rules": '"/prefetch.speculationrules"' };

/** `policy`: the Content-Security-Policy of pages. */
export function fileHeaders(file: SiteFile, policy?: string): Record<string, string> {
  const isPage = file.type.startsWith("text/html");
  return {
    "Content-Type": file.type,
    "Cache-Control": caching[file.caching],
    ...(file.brotli ? { Vary: "Accept-Encoding" } : {}),
    ...(isPage && policy && { [policyHeader]: policy, ...speculationRules }),
    ...(workerFiles.includes(file.file) && { [policyHeader]: workerPolicy }),
  };
}
