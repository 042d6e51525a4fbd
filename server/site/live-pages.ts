import type { Edition } from "../../catalogue/edition.ts";
import { parseProductId, productPath } from "../../shop/paths.ts";
import type { Editions } from "../catalogue/editions.ts";
import type { Log } from "../log.ts";
import { answer, createLivePage, type LivePage, packBest } from "./live-page.ts";
import { createPacking } from "./pack-behind.ts";
import { createPageMemory } from "./page-memory.ts";
import type { SiteManifest } from "./site-manifest.ts";
import { sitemapPath, stalePages, webManifestPath } from "./stale-pages.ts";
import type { Asked, StaticFiles } from "./static-files.ts";

/** Of packed pages: some four hundred. What doesn't fit is rendered anew when it is asked for. */
const memory = 12 * 1024 * 1024;

/** After a page could not be rendered: so long the one before is shown without another try. */
const restAfterFailure = 1_000;

type Parts = {
  /** What was built, and where. */
  files: StaticFiles;
  manifest: SiteManifest;
  editions: Editions;
  /** Renders as at build, without a nonce. */
  render: (address: string, edition: Edition) => Promise<Response>;
  /** The Content-Security-Policy of pages. */
  policy: string;
  log: Pick<Log, "error">;
};

export type LivePages = {
  files: StaticFiles;
  /** How often a page could not be rendered. */
  failures(): number;
};

type UnderWay = { edition: number; page: Promise<LivePage> };

/**
 * The built files, and in the place of those that the current edition shows differently, pages that are rendered when
 * they are first asked for: once for all who ask, kept in memory. Where that fails, the last good page stands.
 */
export function createLivePages(parts: Parts): LivePages {
  const { files, manifest, editions, render, policy, log } = parts;
  const stale = followStale(editions);
  const kept = createPageMemory<LivePage>(memory);
  const underWay = new Map<string, UnderWay>();
  const failedAt = new Map<string, number>();
  const packBehind = createPacking<LivePage>({ kept: kept.look, pack: packBest, done: kept.put });
  const madeFromCatalogue = new Set(Object.keys(manifest).filter((address) => isMade(address, manifest)));
  let failures = 0;

  function keep(address: string, page: LivePage): void {
    failedAt.delete(address);
    // One that was begun before a change may be ready after the one that was begun since.
    if ((kept.look(address)?.edition ?? 0) > page.edition) return;
    kept.put(address, page);
    packBehind(address);
  }

  function reportFailure(address: string, { number }: Edition, error: unknown): void {
    failures++;
    failedAt.set(address, performance.now());
    log.error({ err: error, address, edition: number }, "a page could not be rendered");
  }

  function renew(address: string): Promise<LivePage> {
    const edition = editions.current();
    const page = render(address, edition).then((response) =>
      createLivePage({ address, edition: edition.number, response, policy }),
    );
    const entry = { edition: edition.number, page };
    underWay.set(address, entry);
    page
      .then((made) => keep(address, made))
      .catch((error: unknown) => reportFailure(address, edition, error))
      .finally(() => underWay.get(address) === entry && underWay.delete(address));
    return page;
  }

  function isResting(address: string): boolean {
    return performance.now() - (failedAt.get(address) ?? Number.NEGATIVE_INFINITY) < restAfterFailure;
  }

  function lastGood(address: string, asked: Asked): ReturnType<StaticFiles> {
    const page = kept.get(address);
    return page ? answer(page, asked) : files(address, asked);
  }

  /** Whoever comes after a change doesn't share what was begun before it. */
  function fresh(address: string, since: number): Promise<LivePage> {
    const begun = underWay.get(address);
    return begun && begun.edition >= since ? begun.page : renew(address);
  }

  function live(address: string, asked: Asked): ReturnType<StaticFiles> {
    if (editions.current().number === 0) return files(address, asked);
    const since = stale(address);
    const isShown = madeFromCatalogue.has(address) ? since > 0 : isPiece(address, editions.current());
    if (!isShown) return files(address, asked);
    const page = kept.get(address);
    if (page && page.edition >= since) return answer(page, asked);
    if (isResting(address)) return lastGood(address, asked);
    return fresh(address, since).then(
      (made) => answer(made, asked),
      async (error: unknown) => {
        const before = await lastGood(address, asked);
        if (before) return before;
        throw error;
      },
    );
  }

  return { files: live, failures: () => failures };
}

/** The edition since which a path's page is another than the built one; 0 where it isn't. */
function followStale(editions: Editions): (path: string) => number {
  const changed = new Map<string, number>();
  let all = 0;
  editions.onChange((before, after) => {
    const stale = stalePages(before, after);
    if (stale === "all") all = after.number;
    else for (const path of stale) changed.set(path, after.number);
  });
  return (path) => Math.max(all, changed.get(path) ?? 0);
}

/** Of the built files: pages, what they fetch, and what else tells of the catalogue. Scripts and pictures stay. */
function isMade(address: string, manifest: SiteManifest): boolean {
  return manifest[address]?.caching === "page" || [sitemapPath, webManifestPath].includes(address);
}

/** A piece that is newer than the build has no file. */
function isPiece(path: string, { catalogue }: Edition): boolean {
  const [, text] = /^\/product\/(\d+)$/.exec(path) ?? [];
  const id = parseProductId(text);
  return id !== undefined && path === productPath(id) && catalogue.product(id) !== undefined;
}
