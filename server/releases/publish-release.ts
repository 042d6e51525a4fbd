import type { Log } from "../log.ts";
import type { Release } from "./release.ts";
import type { ReleaseStore } from "./release-store.ts";
import type { SharedPictures } from "./shared-pictures.ts";

const hour = 60 * 60 * 1000;

/** How soon a server that stays notices that one with another release has come. */
const look = 2_000;

type Stores = { store: ReleaseStore; shared: SharedPictures };

/**
 * Publishes the release before the shop opens, says every hour that it is still in use, and gives to servers of other
 * releases the pictures that they lack. A shop sells without, too.
 */
export async function publishRelease({ store, shared }: Stores, release: Release, log: Log): Promise<{ stop(): void }> {
  const report = (error: unknown) => log.warn({ err: error }, "files for pages of other releases can't be kept");
  const pictures = [...(release.pictures ?? []), ...(release.olderPictures ?? [])];
  let known = "";
  let isLooking = false;

  async function sharePictures(): Promise<void> {
    if (pictures.length === 0 || isLooking) return;
    isLooking = true;
    try {
      const releases = await shared.releases();
      if (releases !== known) await shared.share(pictures);
      known = releases;
    } finally {
      isLooking = false;
    }
  }

  await store.publish(release, Date.now()).then(sharePictures).catch(report);
  const timers = [
    setInterval(() => store.touch(release.id, Date.now()).catch(report), hour),
    // The database may be away for a while, and says so elsewhere.
    setInterval(() => sharePictures().catch(() => undefined), look),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}
