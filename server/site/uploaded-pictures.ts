import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import { createLruCache } from "../lru-cache.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { contentType } from "./content-type.ts";
import { matchesEtag } from "./etag.ts";
import { picturesPath } from "./pictures.ts";
import { type FileResponse, fileHeaders, type StaticFiles } from "./static-files.ts";

const cacheBytes = 12 * 1024 * 1024;

/** Anybody can request names that don't exist; looking them up must leave the database free for orders. */
const maxConcurrent = 2;
const maxQueued = 200;
const validName =
  /^(photo-[0-9a-f]{12}|banner-[0-9a-f]{12}-(mobile|desktop))\.[0-9a-f]{8}\.[0-9a-z]{1,7}(\.[a-z]{3,4})?$/;

type Picture = Uint8Array<ArrayBuffer>;

/**
 * Pictures that were uploaded at the desk, from the cache or the database. A missing one isn't remembered: another
 * server may store it at any moment.
 */
export function createUploadedPictures({ file: find }: Pick<PictureStore, "file">): StaticFiles {
  const cache = createLruCache<Picture>(cacheBytes, (bytes) => bytes.length);
  const limit = createConcurrencyLimit(maxConcurrent, maxQueued);

  async function read(file: string): Promise<Picture | undefined> {
    const cached = cache.get(file);
    if (cached) return cached;
    const found = await find(file);
    if (!found) return undefined;
    const bytes = new Uint8Array(found);
    cache.set(file, bytes);
    return bytes;
  }

  return (pathname, { method, ifNoneMatch }) => {
    const file = pathname.startsWith(`${picturesPath}/`) ? pathname.slice(picturesPath.length + 1) : "";
    const type = validName.test(file) && contentType(file);
    if (!type) return undefined;
    const etag = `"${file}"`;
    const headers = { ...fileHeaders({ file, type, etag, caching: "immutable", brotli: false }), ETag: etag };
    const respond = (bytes: Picture | "full" | undefined): FileResponse => {
      if (bytes === "full") return unavailable;
      if (!bytes) return notFound;
      if (matchesEtag(ifNoneMatch, etag)) return { status: 304, headers, body: null };
      const withLength = { ...headers, "Content-Length": String(bytes.length) };
      return { status: 200, headers: withLength, body: method === "HEAD" ? null : bytes };
    };
    return limit(() => read(file)).then(respond, () => unavailable);
  };
}

const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
export const notFound: FileResponse = { status: 404, headers: plain, body: toBytes("Not Found\n") };
export const unavailable: FileResponse = {
  status: 503,
  headers: { ...plain, "Retry-After": "2" },
  body: toBytes("Please try again in a moment.\n"),
};

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}
