/** As long as the server lets page data be kept: `max-age` in its caching. */
const keptFor = 60_000;

/**
 * When what a browser has kept is too old to be shown: after a minute, and at once when something newer has been seen.
 * Pages that a change doesn't concern go on carrying the edition that they were made from, so an older number means
 * nothing by itself: the moment counts at which a higher one was first seen.
 */
export function createFreshness(now: () => number, newest?: number) {
  let edition = newest;
  let changedAt = Number.NEGATIVE_INFINITY;
  const askedSince = new Set<string>();
  return {
    /** Gives true where it is newer than all before. */
    see(seen: number): boolean {
      if (edition !== undefined && seen <= edition) return false;
      if (edition !== undefined) {
        changedAt = now();
        askedSince.clear();
      }
      edition = seen;
      return true;
    },

    /** Of something that we keep ourselves, since when. */
    isTooOld: (keptAt: number) => keptAt < changedAt || now() - keptAt >= keptFor,

    /**
     * Whether the shop has to be asked past what the browser's cache may hold of this address from before; once, then
     * the cache has what is current. After a minute the cache has dropped it by itself.
     */
    mustAsk(address: string): boolean {
      if (now() - changedAt >= keptFor || askedSince.has(address)) return false;
      askedSince.add(address);
      return true;
    },

    /** What came of it is current. */
    asked: (address: string) => void askedSince.add(address),

    /** It couldn't be asked: it still has to be. */
    unasked: (address: string) => void askedSince.delete(address),
  };
}

/** Answers of the shop carry their edition in their tags: `"12:…"`. Those that were made at build don't. */
export function editionOfTag(tag: string | null): number | undefined {
  const [, number] = /^(?:W\/)?"(\d+):/.exec(tag ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}
