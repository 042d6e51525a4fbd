import { join } from "node:path";
import { createFileCache } from "./file-cache.ts";
import { contentSecurityPolicy, hashSources } from "./security-headers.ts";
import { caching, type SiteFile, type SiteManifest } from "./site-manifest.ts";

/** Of each kind. What is asked for often fits; for the rest there is the system's own cache. */
const cacheBytes = 16 * 1024 * 1024;

export type StaticFiles = (request: Request, pathname: string) => Promise<Response> | undefined;

/**
 * The built site from a map that is read once: an address that isn't in it doesn't exist,
 * so no request can name a file of its own.
 */
export function createStaticFiles(root: string, manifest: SiteManifest, picturesOrigin?: string): StaticFiles {
  const files = new Map(
    Object.entries(manifest).map(([path, file]) => [path, { file, headers: fileHeaders(file, picturesOrigin) }]),
  );
  const read = createFileCache(cacheBytes);

  return (request, pathname) => {
    const found = files.get(pathname);
    return found && answer(request, found.file, found.headers);
  };

  async function answer(request: Request, file: SiteFile, headers: Record<string, string>): Promise<Response> {
    if (matchesEtag(request.headers.get("if-none-match"), file.etag))
      return new Response(null, { status: 304, headers });
    const brotli = file.brotli && acceptsBrotli(request.headers.get("accept-encoding"));
    const path = join(root, brotli ? `${file.file}.br` : file.file);
    const bytes = await read(path);
    const body = request.method === "HEAD" ? null : bytes;
    const encoding = brotli ? { "Content-Encoding": "br" } : {};
    return new Response(body, { headers: { ...headers, ...encoding, "Content-Length": String(bytes.length) } });
  }
}

function fileHeaders(file: SiteFile, picturesOrigin?: string): Record<string, string> {
  return {
    "Content-Type": file.type,
    "Cache-Control": caching[file.caching],
    ETag: file.etag,
    ...(file.brotli ? { Vary: "Accept-Encoding" } : {}),
    ...(file.inline
      ? { "Content-Security-Policy": contentSecurityPolicy(hashSources(file.inline), picturesOrigin) }
      : {}),
  };
}

export function matchesEtag(header: string | null, etag: string): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}

export function acceptsBrotli(header: string | null): boolean {
  return /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+\s*)?(,|$)/i.test(header ?? "");
}
