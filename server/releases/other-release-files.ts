import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { createTurnstile } from "../http/limits.ts";
import { createLruCache } from "../lru-cache.ts";
import { chooseEncoding } from "../site/encoding.ts";
import { caching } from "../site/site-manifest.ts";
import type { SavedFile } from "./release.ts";
import type { ReleaseStore } from "./release-store.ts";

const decompress = promisify(brotliDecompress);

const cacheBytes = 4 * 1024 * 1024;

/** Anybody can request names that don't exist; looking them up must leave the database free for orders. */
const maxConcurrent = 2;
const maxQueued = 100;
const validPath = /^((\/desk)?\/assets|\/pictures)\/[\w.-]{1,120}$/;

/** Files of other releases: for pages opened before this release, or answered by a server that has the next one. */
export type OtherReleaseFiles = (path: string, request: Request) => Promise<Response | undefined>;

export function createOtherReleaseFiles({ find }: Pick<ReleaseStore, "find">): OtherReleaseFiles {
  const cache = createLruCache<SavedFile>(cacheBytes, ({ bytes }) => bytes.length);
  const turnstile = createTurnstile(maxConcurrent, maxQueued);

  async function read(path: string): Promise<SavedFile | undefined> {
    const cached = cache.get(path);
    if (cached) return cached;
    const file = await find(path);
    if (file) cache.set(path, file);
    return file;
  }

  return async (path, request) => {
    if (!validPath.test(path)) return undefined;
    const file = await turnstile(() => read(path)).catch(() => "unavailable" as const);
    if (file === "full" || file === "unavailable") return unavailable();
    return file && respond(file, request);
  };
}

async function respond({ bytes, ...file }: SavedFile, request: Request): Promise<Response> {
  const isBrotli = file.brotli && chooseEncoding(request.headers.get("accept-encoding")) === "br";
  const body = new Uint8Array(file.brotli && !isBrotli ? await decompress(bytes) : bytes);
  const headers = {
    "Content-Type": file.type,
    "Cache-Control": caching.immutable,
    "Content-Length": String(body.length),
    ...(file.brotli && { Vary: "Accept-Encoding" }),
    ...(isBrotli && { "Content-Encoding": "br" }),
  };
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function unavailable(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "2" };
  return new Response("Please try again in a moment.\n", { status: 503, headers });
}
