import type { Edition } from "../../catalogue/edition.ts";
import { parseProductId, productPath } from "../../shop/paths.ts";
import type { Editions } from "../catalogue/editions.ts";
import type { Log } from "../log.ts";
import { createBackgroundCompression } from "./background-compression.ts";
import { type CachedPage, compressBest, createCachedPage, createPageCache, respond } from "./cached-page.ts";
import type { SiteManifest } from "./site-manifest.ts";
import { stalePages, webManifestPath } from "./stale-pages.ts";
import type { FileRequest, StaticFiles } from "./static-files.ts";

/** Some four hundred compressed pages. What doesn't fit is rendered again when it is requested. */
const cacheBytes = 12 * 1024 * 1024;

/** After a failed rendering the last good page is answered for so long before another attempt. */
const retryAfterMs = 1_000;

type Parts = {
  /** The files of the build. */
  files: StaticFiles;
  manifest: SiteManifest;
  editions: Editions;
  render: (address: string, edition: Edition) => Promise<Response>;
  /** The Content-Security-Policy of pages. */
  policy: string;
  log: Pick<Log, "error">;
};

export type RegeneratedPages = {
  files: StaticFiles;
  /** How many renderings have failed. */
  failures(): number;
};

type Rendering = { edition: number; page: Promise<CachedPage> };

/**
 * Serves the built files, except those that the current edition shows differently: these are rendered again when they
 * are first requested, once for everybody, and cached. If rendering fails, the last good page is served.
 */
export function createRegeneratedPages(parts: Parts): RegeneratedPages {
  const { files, manifest, editions, render, policy, log } = parts;
  const staleSince = trackStalePages(editions);
  const cache = createPageCache(cacheBytes);
  const renderings = new Map<string, Rendering>();
  const failedAt = new Map<string, number>();
  const compressInBackground = createBackgroundCompression<CachedPage>({
    cached: cache.peek,
    compress: compressBest,
    store: cache.set,
  });
  const madeFromCatalogue = new Set(Object.keys(manifest).filter((address) => isMadeFromCatalogue(address, manifest)));
  let failures = 0;

  function store(address: string, page: CachedPage): void {
    failedAt.delete(address);
    // A rendering that began before a change may end after one that began since.
    if ((cache.peek(address)?.edition ?? 0) > page.edition) return;
    cache.set(address, page);
    compressInBackground(address);
  }

  function reportFailure(address: string, { number }: Edition, error: unknown): void {
    failures++;
    failedAt.set(address, performance.now());
    log.error({ err: error, address, edition: number }, "a page could not be rendered");
  }

  function startRendering(address: string): Promise<CachedPage> {
    const edition = editions.current();
    const page = render(address, edition).then((response) =>
      createCachedPage({ address, edition: edition.number, response, policy }),
    );
    const rendering = { edition: edition.number, page };
    renderings.set(address, rendering);
    page
      .then((made) => store(address, made))
      .catch((error: unknown) => reportFailure(address, edition, error))
      .finally(() => renderings.get(address) === rendering && renderings.delete(address));
    return page;
  }

  function hasJustFailed(address: string): boolean {
    return performance.now() - (failedAt.get(address) ?? Number.NEGATIVE_INFINITY) < retryAfterMs;
  }

  function lastGood(address: string, request: FileRequest): ReturnType<StaticFiles> {
    const page = cache.get(address);
    return page ? respond(page, request) : files(address, request);
  }

  /** A request after a change doesn't join a rendering that began before it. */
  function freshPage(address: string, since: number): Promise<CachedPage> {
    const rendering = renderings.get(address);
    return rendering && rendering.edition >= since ? rendering.page : startRendering(address);
  }

  function serve(address: string, request: FileRequest): ReturnType<StaticFiles> {
    if (editions.current().number === 0) return files(address, request);
    const since = staleSince(address);
    const isRendered = madeFromCatalogue.has(address) ? since > 0 : isProductPage(address, editions.current());
    if (!isRendered) return files(address, request);
    const page = cache.get(address);
    if (page && page.edition >= since) return respond(page, request);
    if (hasJustFailed(address)) return lastGood(address, request);
    return freshPage(address, since).then(
      (made) => respond(made, request),
      async (error: unknown) => {
        const before = await lastGood(address, request);
        if (before) return before;
        throw error;
      },
    );
  }

  return { files: serve, failures: () => failures };
}

/** Gives the latest edition that changed a path's page; 0 while the built one is current. */
function trackStalePages(editions: Editions): (path: string) => number {
  const changedIn = new Map<string, number>();
  let allChangedIn = 0;
  editions.onChange((before, after) => {
    const stale = stalePages(before, after);
    if (stale === "all") allChangedIn = after.number;
    else for (const path of stale) changedIn.set(path, after.number);
  });
  return (path) => Math.max(allChangedIn, changedIn.get(path) ?? 0);
}

/** Pages, their data and the web manifest; scripts and pictures don't change with the catalogue. */
function isMadeFromCatalogue(address: string, manifest: SiteManifest): boolean {
  return manifest[address]?.caching === "page" || address === webManifestPath;
}

/** A product that is newer than the build has no built file. */
function isProductPage(path: string, { catalogue }: Edition): boolean {
  const [, text] = /^\/product\/(\d+)$/.exec(path) ?? [];
  const id = parseProductId(text);
  return id !== undefined && path === productPath(id) && catalogue.product(id) !== undefined;
}
