import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import { chooseEncoding } from "../site/encoding.ts";
import { createFileCache } from "../site/file-cache.ts";
import { caching } from "../site/site-manifest.ts";
import type { SavedFile } from "./release.ts";
import type { ReleaseStore } from "./release-store.ts";

const unpack = promisify(brotliDecompress);

const cacheBytes = 4 * 1024 * 1024;

/** Names are invented more easily than they are looked up: the database is for orders first. */
const mostAtOnce = 2;
const longestLine = 100;
const likelyName = /^((\/desk)?\/assets|\/pictures)\/[\w.-]{1,120}$/;

/** Files of other releases, for pages that were opened before this one, or came from a server that has the next. */
export type EarlierFiles = (path: string, request: Request) => Promise<Response | undefined>;

export function createEarlierFiles({ find }: Pick<ReleaseStore, "find">): EarlierFiles {
  const keep = createFileCache<SavedFile>(cacheBytes);
  const limit = createConcurrencyLimit(mostAtOnce, longestLine);

  async function load(path: string): Promise<SavedFile> {
    const file = await find(path);
    if (!file) throw new NotThere();
    return file;
  }

  return async (path, request) => {
    if (!likelyName.test(path)) return undefined;
    try {
      const file = await limit(async () => keep(path, () => load(path)));
      return file === "full" ? later() : answer(file, request);
    } catch (error) {
      return error instanceof NotThere ? undefined : later();
    }
  };
}

class NotThere extends Error {}

async function answer({ bytes, ...file }: SavedFile, request: Request): Promise<Response> {
  const packed = file.brotli && chooseEncoding(request.headers.get("accept-encoding")) === "br";
  const body = new Uint8Array(file.brotli && !packed ? await unpack(bytes) : bytes);
  const headers = {
    "Content-Type": file.type,
    "Cache-Control": caching.immutable,
    "Content-Length": String(body.length),
    ...(file.brotli && { Vary: "Accept-Encoding" }),
    ...(packed && { "Content-Encoding": "br" }),
  };
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function later(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "2" };
  return new Response("Please try again in a moment.\n", { status: 503, headers });
}
