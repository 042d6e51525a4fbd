export type SeenRelease = { id: string; seenAt: number };

const days = 24 * 60 * 60 * 1000;

/** Whichever is more. A page may be open for as long as its tab is. */
const keptFor = 30 * days;
const keptCount = 10;

/** The releases whose files nobody can still be asking for. `seenAt` is when a server last ran on one. */
export function expiredReleases(releases: readonly SeenRelease[], now: number): string[] {
  const newestFirst = [...releases].sort((a, b) => b.seenAt - a.seenAt);
  return newestFirst
    .slice(keptCount)
    .filter(({ seenAt }) => seenAt < now - keptFor)
    .map(({ id }) => id);
}
