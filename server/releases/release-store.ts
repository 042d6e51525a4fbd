import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import { expiredReleases } from "./expired-releases.ts";
import type { Release, SavedFile } from "./release.ts";
import { saveFiles, unsaved } from "./saved-files.ts";
import { deletePictures, recordPictures } from "./shared-pictures.ts";

export type ReleaseStore = {
  /** Stores the release's files for all servers, and deletes expired releases. */
  publish(release: Release, now: number): Promise<void>;
  /** Records that a server runs on this release, so that it doesn't expire. */
  touch(id: string, now: number): Promise<void>;
  find(path: string): Promise<SavedFile | undefined>;
};

export function createReleaseStore({ db, transact }: Pick<Database, "db" | "transact">): ReleaseStore {
  return {
    async publish(release, now) {
      if (release.files.length === 0) return;
      const missing = await unsaved(db, release.files);
      const read = await Promise.all(missing.map(async (file) => ({ ...file, bytes: await file.read() })));
      await transact(async (trx) => {
        await saveFiles(trx, read);
        const paths = JSON.stringify(release.files.map(({ path }) => path));
        await trx
          .insertInto("releases")
          .values({ id: release.id, seen_at: now, paths })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: now, paths }))
          .execute();
        await recordPictures(trx, release);
        await deleteExpired(trx, now);
      });
    },

    touch: (id, now) =>
      transact(async (trx) => {
        await trx.updateTable("releases").set({ seen_at: now }).where("id", "=", id).execute();
      }),

    async find(path) {
      const row = await db.selectFrom("release_files").selectAll().where("path", "=", path).executeTakeFirst();
      return row && { ...row, brotli: row.brotli === 1 };
    },
  };
}

async function deleteExpired(trx: Trx, now: number): Promise<void> {
  const releases = await trx.selectFrom("releases").selectAll().execute();
  const expired = expiredReleases(
    releases.map(({ id, seen_at }) => ({ id, lastUsedAt: seen_at })),
    now,
  );
  if (expired.length === 0) return;
  await trx.deleteFrom("releases").where("id", "in", expired).execute();
  const pathsOf = (isExpired: boolean) =>
    releases.filter(({ id }) => expired.includes(id) === isExpired).flatMap(({ paths }): string[] => JSON.parse(paths));
  const inUse = new Set(pathsOf(false));
  for (const path of new Set(pathsOf(true)))
    if (!inUse.has(path)) await trx.deleteFrom("release_files").where("path", "=", path).execute();
  await deletePictures(trx, expired);
}
