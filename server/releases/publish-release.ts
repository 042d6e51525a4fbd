import type { Log } from "../log.ts";
import type { Release } from "./release.ts";
import type { ReleaseStore } from "./release-store.ts";
import type { SharedPictures } from "./shared-pictures.ts";

const hour = 60 * 60 * 1000;

/** How often a server checks whether one with another release has started. */
const pollMs = 2_000;

type Stores = { store: ReleaseStore; shared: SharedPictures };

/**
 * Publishes the release's files before the shop opens, renews them every hour, and shares pictures that servers of other
 * releases lack. When that fails it is logged, and the shop opens all the same.
 */
export async function publishRelease({ store, shared }: Stores, release: Release, log: Log): Promise<{ stop(): void }> {
  const report = (error: unknown) => log.warn({ err: error }, "files for pages of other releases can't be kept");
  const pictures = [...(release.pictures ?? []), ...(release.olderPictures ?? [])];
  let sharedWith = "";
  let isSharing = false;

  async function sharePictures(): Promise<void> {
    if (pictures.length === 0 || isSharing) return;
    isSharing = true;
    try {
      const releases = await shared.releases();
      if (releases !== sharedWith) await shared.share(pictures);
      sharedWith = releases;
    } finally {
      isSharing = false;
    }
  }

  await store.publish(release, Date.now()).then(sharePictures).catch(report);
  const timers = [
    setInterval(() => store.touch(release.id, Date.now()).catch(report), hour),
    // An unavailable database is logged elsewhere.
    setInterval(() => sharePictures().catch(() => undefined), pollMs),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}
