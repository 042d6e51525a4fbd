import { buffer } from "node:stream/consumers";
import type { AppParts } from "../app.ts";
import { createConcurrencyLimit } from "../http/concurrency-limit.ts";
import type { Log } from "../log.ts";
import { createLruCache } from "../lru-cache.ts";
import { runPictureChild } from "../pictures/picture-child.ts";
import type { PictureQueue } from "../pictures/picture-queue.ts";
import { matchesEtag } from "./etag.ts";
import { picturesPath } from "./pictures.ts";
import { type FileResponse, fileHeaders, type StaticFiles, toFileRequest, toResponse } from "./static-files.ts";
import { notFound, unavailable } from "./uploaded-pictures.ts";

/** Some hundred. Whoever fetches one keeps it, so each is asked for about once. */
const cacheBytes = 12 * 1024 * 1024;

/** One at a time, so that the seller's uploads wait for one of these at most. */
const longestQueue = 40;
const timeout = 30_000;

const validPath = new RegExp(`^${picturesPath}/[0-9a-z-]+\\.[0-9a-f]+\\.full\\.jpg$`);

type Parts = {
  /** Gives one of the shop's pictures by its path. */
  read: (path: string) => Promise<Uint8Array | undefined>;
  queue: PictureQueue;
  log: Pick<Log, "error">;
};

/**
 * Full-size JPEGs for product feeds and search engines. Pages show AVIF; as files, JPEGs would add half to the
 * repository, so each is made from the AVIF when it is requested.
 */
export function createJpegs({ read, queue, log }: Parts): StaticFiles {
  const cache = createLruCache<Uint8Array<ArrayBuffer>>(cacheBytes, (bytes) => bytes.length);
  const limit = createConcurrencyLimit(1, longestQueue);

  async function make(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const cached = cache.get(path);
    if (cached) return cached;
    const avif = await read(path.replace(/jpg$/, "avif"));
    if (!avif) return undefined;
    const jpeg = await queue("later", () => toJpeg(avif));
    cache.set(path, jpeg);
    return jpeg;
  }

  return (path, { method, ifNoneMatch }) => {
    if (!validPath.test(path)) return undefined;
    const file = path.slice(picturesPath.length + 1);
    const etag = `"${file}"`;
    const described = { file, type: "image/jpeg", etag, caching: "immutable", brotli: false } as const;
    const headers = { ...fileHeaders(described), ETag: etag };
    // The name stands for the content, so nothing has to be made to answer this.
    if (matchesEtag(ifNoneMatch, etag)) return { status: 304, headers, body: null };
    const respond = (bytes: Uint8Array<ArrayBuffer> | "full" | undefined): FileResponse => {
      if (bytes === "full") return unavailable;
      if (!bytes) return notFound;
      const withLength = { ...headers, "Content-Length": String(bytes.length) };
      return { status: 200, headers: withLength, body: method === "HEAD" ? null : bytes };
    };
    const cached = cache.get(path);
    if (cached) return respond(cached);
    return limit(() => make(path)).then(respond, (error: unknown) => {
      log.error({ err: error, path }, "a JPEG could not be made");
      return unavailable;
    });
  };
}

/** Reads a picture from the database or from the build. */
export function pictureReader(uploaded: StaticFiles, pages: AppParts["pages"]): Parts["read"] {
  return async (path) => {
    const request = new Request(`http://localhost${path}`);
    const found = await uploaded(path, toFileRequest(request));
    const response = found ? toResponse(found) : await pages(request, "");
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
}

async function toJpeg(input: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array();
  const isDone = await runPictureChild({ script: "make-jpeg-child.ts", input, timeout }, async (output) => {
    bytes = new Uint8Array(await buffer(output));
  });
  if (!isDone || bytes.length === 0) throw new Error("the picture's process failed");
  return bytes;
}
