import type { Database } from "../database/open-database.ts";
import type { Trx } from "../database/schema.ts";
import { expiredReleases } from "./expired-releases.ts";
import type { Release, SavedFile } from "./release.ts";
import { saveFiles, unsaved } from "./saved-files.ts";
import { forgetPictures, notePictures } from "./shared-pictures.ts";

export type ReleaseStore = {
  /** Puts the release's files where every server finds them, and forgets releases that nobody needs any more. */
  publish(release: Release, now: number): Promise<void>;
  /** Notes that a server runs on it: the time that its files are kept begins anew. */
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
        await notePictures(trx, release);
        await forgetOld(trx, now);
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

async function forgetOld(trx: Trx, now: number): Promise<void> {
  const releases = await trx.selectFrom("releases").selectAll().execute();
  const old = expiredReleases(
    releases.map(({ id, seen_at }) => ({ id, seenAt: seen_at })),
    now,
  );
  if (old.length === 0) return;
  await trx.deleteFrom("releases").where("id", "in", old).execute();
  const pathsOf = (isOld: boolean) =>
    releases.filter(({ id }) => old.includes(id) === isOld).flatMap(({ paths }): string[] => JSON.parse(paths));
  const wanted = new Set(pathsOf(false));
  for (const path of new Set(pathsOf(true)))
    if (!wanted.has(path)) await trx.deleteFrom("release_files").where("path", "=", path).execute();
  await forgetPictures(trx, old);
}
