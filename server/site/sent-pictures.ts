import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { contentType } from "./content-type.ts";
import { createFileCache } from "./file-cache.ts";
import { picturesPath } from "./pictures.ts";
import { type FileAnswer, fileHeaders, matchesEtag, type StaticFiles } from "./static-files.ts";

const cacheBytes = 12 * 1024 * 1024;

/** Names are invented more easily than they are looked up: the database is for orders first. */
const mostAtOnce = 2;
const longestLine = 200;
const likelyName =
  /^(photo-[0-9a-f]{12}|banner-[0-9a-f]{12}-(mobile|desktop))\.[0-9a-f]{8}\.[0-9a-z]{1,7}(\.[a-z]{3,4})?$/;

type Kept = { bytes: Uint8Array<ArrayBuffer> };
const nothing: Kept = { bytes: new Uint8Array() };

/**
 * Pictures that were sent to the desk, from memory or the database, like those of the folder. Every name that could be
 * one is looked for: another server may have made it in this second.
 */
export function createSentPictures({ file: find }: Pick<PictureStore, "file">): StaticFiles {
  const keep = createFileCache<Kept>(cacheBytes);
  const limit = createConcurrencyLimit(mostAtOnce, longestLine);

  async function load(file: string): Promise<Kept> {
    const bytes = await find(file);
    if (!bytes) throw new NotThere();
    return { bytes: new Uint8Array(bytes) };
  }

  async function read(file: string): Promise<Kept | "full"> {
    try {
      return await limit(async () => keep(file, () => load(file)));
    } catch (error) {
      if (error instanceof NotThere) return nothing;
      throw error;
    }
  }

  return (pathname, { method, ifNoneMatch }) => {
    const file = pathname.startsWith(`${picturesPath}/`) ? pathname.slice(picturesPath.length + 1) : "";
    const type = likelyName.test(file) && contentType(file);
    if (!type) return undefined;
    const etag = `"${file}"`;
    const headers = { ...fileHeaders({ file, type, etag, caching: "immutable", brotli: false }), ETag: etag };
    const answer = (kept: Kept | "full"): FileAnswer => {
      if (kept === "full") return later;
      if (kept === nothing) return missing;
      if (matchesEtag(ifNoneMatch, etag)) return { status: 304, headers, body: null };
      const sized = { ...headers, "Content-Length": String(kept.bytes.length) };
      return { status: 200, headers: sized, body: method === "HEAD" ? null : kept.bytes };
    };
    return read(file).then(answer, () => later);
  };
}

class NotThere extends Error {}

const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
const missing: FileAnswer = { status: 404, headers: plain, body: sentence("Not Found\n") };
const later: FileAnswer = {
  status: 503,
  headers: { ...plain, "Retry-After": "2" },
  body: sentence("Please try again in a moment.\n"),
};

function sentence(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}
