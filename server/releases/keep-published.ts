import type { Log } from "../log.ts";
import type { Release, ReleaseStore } from "./release-store.ts";

const hour = 60 * 60 * 1000;

/** Publishes the release before the shop opens, and says every hour that it is still in use. A shop sells without, too. */
export async function keepPublished(store: ReleaseStore, release: Release, log: Log): Promise<{ stop(): void }> {
  const report = (error: unknown) => log.warn({ err: error }, "files for pages of other releases can't be kept");
  await store.publish(release, Date.now()).catch(report);
  const timer = setInterval(() => store.touch(release.id, Date.now()).catch(report), hour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
