export type UsedRelease = { id: string; lastUsedAt: number };

const days = 24 * 60 * 60 * 1000;

/** A release expires when it is older than this, and not among the newest. Tabs may stay open for weeks. */
const maxAge = 30 * days;
const minCount = 10;

/** The releases whose files no open page can still request. `lastUsedAt`: when a server last ran on it. */
export function expiredReleases(releases: readonly UsedRelease[], now: number): string[] {
  const newestFirst = [...releases].sort((a, b) => b.lastUsedAt - a.lastUsedAt);
  return newestFirst
    .slice(minCount)
    .filter(({ lastUsedAt }) => lastUsedAt < now - maxAge)
    .map(({ id }) => id);
}
